#!/usr/bin/env python3
"""A bot in a page: ./farol bot saboteur --exec "python3 examples/bot.py".

It needs nothing but Python. It prefers to do something over discarding, and else chooses by the
random number that comes with the question, so that the same seed gives the same game.
"""

import json
import sys

DULL = {"discard", "pass", "rest"}  # types of actions that rarely help

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "a page of Python"}
    else:
        legal = message["legal"]
        places = [place for place, action in enumerate(legal) if action["type"] not in DULL]
        places = places or list(range(len(legal)))
        choice = places[message["random"] % len(places)]
        answer = {"type": "move", "id": message["id"], "choose": choice}
    print(json.dumps(answer), flush=True)
