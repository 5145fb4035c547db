# A first bot for Majesty: the most points where the card goes, less the meeples that it costs.
import json, sys

POINTS = {"M": 2, "B": 2, "W": 2, "G": 2, "K": 3, "I": 4, "N": 5}

for line in sys.stdin:
    question = json.loads(line)
    view = question["view"]
    mine = view["realms"][view["turn"]]["cards"]

    def worth(word):
        space, character = int(word[0]) - 1, word[1]
        paid = space - view["display"][space]["meeples"]
        return POINTS[character] * (len(mine[character]) + 1) - paid

    print(max(question["legal"], key=worth), flush=True)
