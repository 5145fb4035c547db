# A bot for a table on a server: takes a free seat, and plays what brings the most points at once.
#   MAJESTY_TOKEN=mj_... python3 examples/api_bot.py https://majesty.example/t/0123456789abcdef
import json, os, sys, time, urllib.error, urllib.request

TABLE = sys.argv[1].replace("/t/", "/api/v1/tables/")
HEADERS = {"Authorization": "Bearer " + os.environ["MAJESTY_TOKEN"],
           "Content-Type": "application/json", "Accept-Language": "en"}

def ask(path="", body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(TABLE + path, data, HEADERS)
    try:
        return json.load(urllib.request.urlopen(request, timeout=30))
    except urllib.error.HTTPError as refusal:
        sys.exit(json.load(refusal)["title"])

def states():
    """Every state of the table, from now to the end; who loses the connection connects again."""
    while True:
        try:
            request = urllib.request.Request(TABLE + "/events", headers=HEADERS)
            for line in urllib.request.urlopen(request, timeout=60):
                if line.startswith(b"data: {"):
                    yield json.loads(line[6:])
        except OSError as trouble:
            print("once more:", trouble, file=sys.stderr)
        time.sleep(1)

def points(choice, me):
    gains = [e for e in choice["events"] if e["event"] == "gained" and e["seat"] == me]
    return sum(gain["points"] for gain in gains)

seats = ask()["seats"]
if not any(seat["own"] for seat in seats):
    free = [place for place, seat in enumerate(seats) if seat["holder"] == "open"]
    ask("/sit", {"seat": free[0] if free else 0, "name": "Python"})
    ask("/ready", {"ready": True})
for state in states():
    game = state["game"]
    if game and game["own_turn"]:
        best = max(ask("/moves"), key=lambda choice: points(choice, game["turn"]))
        ask("/move", {"ply": game["ply"], "word": best["word"]})
    elif state["phase"] == "over":
        for seat, score in zip(state["seats"], game["result"]["scores"]):
            print(seat["name"], score["total"], "points")
        break
