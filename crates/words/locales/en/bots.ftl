### The opponents, by their level at court, and the yardsticks they are measured with.

bot-page = Page
    .about = Takes what catches the eye: overlooks most cards, has favourites and counts only what it gets at once.
bot-herald = Herald
    .about = Counts the points of a move, but overlooks cards and thinks little of the end.
bot-steward = Steward
    .about = Weighs points now against the end, minds the meeples and seldom overlooks a card.
bot-marshal = Marshal
    .about = Thinks some moves ahead, by a few hundred imagined games.
bot-chancellor = Chancellor
    .about = Thinks for a second about every move and plays the end of the game exactly.
bot-random = Random
    .about = Plays any legal move, each equally likely.
bot-greedy = Greedy
    .about = Looks one move ahead: points now and in final scoring as the table lies.
bot-uct = Plain UCT
    .about = Searches a tree with random games and knows nothing of the game.
