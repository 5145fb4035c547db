### The opponents, by their level at court, and the baselines they’re measured against.

bot-page = Page
    .about = Takes what catches the eye: often misses cards farther back, has favourites and spends meeples freely.
bot-herald = Herald
    .about = Counts the points of a move, but often misses cards farther back and hardly cares what opponents gain.
bot-steward = Steward
    .about = Keeps final scoring and its meeples in mind, but reads the position only roughly.
bot-treasurer = Treasurer
    .about = Counts precisely and watches opponents, but prefers points now to a good position.
bot-castellan = Castellan
    .about = Recognises a good position, but looks only one move ahead and sometimes misses a card farther back.
bot-marshal = Marshal
    .about = Overlooks nothing and thinks a move or two ahead, but never for long.
bot-chancellor = Chancellor
    .about = Thinks for a second about every move and plays the endgame perfectly.
bot-random = Random
    .about = Picks any legal move with equal probability.
bot-greedy = Greedy
    .about = Looks one move ahead: points now, and final scoring as things stand.
bot-uct = Plain UCT
    .about = Searches a tree with random rollouts and knows nothing but the rules.
bot-rollout = Rollout search
    .about = Searches a tree with rollouts that follow rules of thumb.
bot-search = Search only
    .about = Plays like the Chancellor, but searches the endgame instead of solving it.

# A level's place among all.
# $name (String)
# $rank (Number)
# $all (Number)
level-place = { $name }: { $rank } of { $all }
level-easy = easy
level-hard = hard
