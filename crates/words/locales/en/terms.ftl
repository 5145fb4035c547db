### The game's own words: characters, locations, and what is counted.

language-name = English

## Characters. `.own` is a player's, as in "Ben's Miller", `.yours` is the reader's, `.object` is
## what a player takes, `.each` follows "for each", `.a` is one that a player has, `.many` follows
## "fewer", and `.role` follows "as".

miller = Miller
    .own = Miller
    .yours = your Miller
    .object = the Miller
    .each = Miller
    .a = a Miller
    .many = Millers
    .role = Miller
brewer = Brewer
    .own = Brewer
    .yours = your Brewer
    .object = the Brewer
    .each = Brewer
    .a = a Brewer
    .many = Brewers
    .role = Brewer
witch = Witch
    .own = Witch
    .yours = your Witch
    .object = the Witch
    .each = Witch
    .a = a Witch
    .many = Witches
    .role = Witch
guard = Guard
    .own = Guard
    .yours = your Guard
    .object = the Guard
    .each = Guard
    .a = a Guard
    .many = Guards
    .role = Guard
knight = Knight
    .own = Knight
    .yours = your Knight
    .object = the Knight
    .each = Knight
    .a = a Knight
    .many = Knights
    .role = Knight
innkeeper = Innkeeper
    .own = Innkeeper
    .yours = your Innkeeper
    .object = the Innkeeper
    .each = Innkeeper
    .a = an Innkeeper
    .many = Innkeepers
    .role = Innkeeper
noble = Noble
    .own = Noble
    .yours = your Noble
    .object = the Noble
    .each = Noble
    .a = a Noble
    .many = Nobles
    .role = Noble

## Split cards; $names are both characters, as in Miller/Brewer.

# $names (String)
split-object = the { $names } card

## Locations. `.to` is where a card goes, `.at` is where it lies.

mill = Mill
    .to = to the Mill
    .at = at the Mill
brewery = Brewery
    .to = to the Brewery
    .at = at the Brewery
cottage = Cottage
    .to = to the Cottage
    .at = at the Cottage
guardhouse = Guardhouse
    .to = to the Guardhouse
    .at = at the Guardhouse
barracks = Barracks
    .to = to the Barracks
    .at = at the Barracks
inn = Inn
    .to = to the Inn
    .at = at the Inn
castle = Castle
    .to = to the Castle
    .at = at the Castle
infirmary = Infirmary
    .to = to the Infirmary
    .at = in the Infirmary

## Counts. An `-object` is what someone gains, places or gives.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
meeples-object = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
# $points (String)
# $meeples (String)
gain-both = { $points } and { $meeples }
# $first (String) - one thing, or several with commas between them
# $last (String)
list-and = { $first } and { $last }

## What a line of a location card does.

ability-defend = Defend: each of your Guards holds off one attacking Knight
# $against (String)
# $with (String)
ability-attack = Attack: wound the leftmost card of every opponent with fewer { $against } than you have { $with }
ability-heal = Heal the top card of your Infirmary
ability-trade = { $count ->
    [one] Trade points for meeples or meeples for points, 1 for 1, once
   *[other] Trade points for meeples or meeples for points, 1 for 1, up to { $count } times
}
# $gain (String)
# $group (String)
ability-per = { $gain } for each { $group }
# $gain (String)
# $group (String)
ability-once = { $gain } if you have { $group } (not per pair)
# $gain (String)
# $character (String)
ability-all = { $gain } for every player with { $character }
# $gain (String)
# $character (String)
ability-most = For each { $character }: { $gain } per card of the character you have most of
# $gain (String)
ability-per-wounded = { $gain } for each wounded card in your Infirmary
# $points (String)
ability-each-wounded = Game end: lose { $points } for each wounded card
# $points (String)
ability-most-wounded = Game end: lose { $points } if you have the most wounded cards (even if tied)

## The score sheet.

score-play = Points during play
score-infirmary = Infirmary
score-variety = Variety
# $place (String)
score-majority = Majority: { $place }
score-total = Total
# $round (Number)
# $rounds (Number)
round = Round { $round } of { $rounds }
