### The opponents, by their level at court, and the yardsticks they are measured with.

bot-page = Page
    .about = Takes what catches the eye: overlooks expensive cards, has favourites and spends meeples freely.
bot-herald = Herald
    .about = Counts the points of a move, but overlooks expensive cards and hardly cares what opponents gain.
bot-steward = Steward
    .about = Keeps final scoring and the meeples in mind, but reads the position only roughly.
bot-treasurer = Treasurer
    .about = Counts precisely and watches opponents, but prefers points now to a good position.
bot-castellan = Castellan
    .about = Knows a good position, but looks only one move ahead and sometimes overlooks an expensive card.
bot-marshal = Marshal
    .about = Overlooks nothing and thinks a move or two ahead, but never for long.
bot-chancellor = Chancellor
    .about = Thinks for a second about every move and plays the end of the game exactly.
bot-random = Random
    .about = Plays any legal move, each equally likely.
bot-greedy = Greedy
    .about = Looks one move ahead: points now and in final scoring as the table lies.
bot-uct = Plain UCT
    .about = Searches a tree with random games and knows nothing of the game.
bot-rollout = Rollout search
    .about = Searches a tree with games played out by rules of thumb.
bot-search = Search alone
    .about = Plays like the chancellor, but searches the end of the game instead of solving it.

# A level's place among all.
# $name (String)
# $rank (Number)
# $all (Number)
level-place = { $name }: { $rank } of { $all }
level-easy = easy
level-hard = hard
