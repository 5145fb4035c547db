### The game behind the program, for the page of the rules.

rules-game = About the game
    .first = “Majesty: For the Realm” was designed by Marc André and first published by Hans im Glück in 2017. The illustrations are by Anne Heidsieck; the English edition is by Z-Man Games.
    .second = This is an independent program. The game’s designer and publishers didn’t make or review it and don’t endorse it, and it uses none of their artwork or text. If you enjoy the game, buy the printed one.
