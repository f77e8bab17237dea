#!/usr/bin/env python3
"""Writes the requests of the example.

play COUNT      players who play under the old rules, the same on every machine
move            turns answers on standard input into requests that take the players to new rules
"""
import json
import sys

LEVELS = [f"{world}/{level}" for world in ("reef", "lagoon", "volcano") for level in range(1, 11)]
START = 1_767_225_600
DAY = 86_400


def dice(seed):
    """SplitMix64, since Python's own random numbers differ from version to version."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & (1 << 64) - 1
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
        yield mixed ^ mixed >> 31


def write(request):
    sys.stdout.write(json.dumps(request, separators=(",", ":")) + "\n")


def play(number):
    numbers = dice(number)
    commands = []

    def send(command):
        commands.append({**command, "id": {"writer": "phone", "n": len(commands) + 1}})

    for level in LEVELS[: next(numbers) % (len(LEVELS) + 1)]:
        for _ in range(next(numbers) % 3):
            send({"fail": level})
        send({"complete": level, "stars": next(numbers) % 3 + 1})
    if next(numbers) % 2:
        send({"unlock": "boat"})
    if next(numbers) % 4 == 0:
        transaction = f"t-{number}"
        send({"transaction": transaction, "product": "gem-pouch", "state": "purchased"})
        if next(numbers) % 5 == 0:
            send({"transaction": transaction, "product": "gem-pouch", "state": "revoked"})
    write({"id": number, "seed": number, "now": START + next(numbers) % DAY, "commands": commands})


def move():
    for line in sys.stdin:
        answer = json.loads(line)
        write({
            "id": answer["id"], "state": answer["state"], "now": START + 2 * DAY,
            "commands": [{"tick": True}], "ask": ["have", "nextLevel"],
        })


def main():
    match sys.argv[1:]:
        case ["play", count]:
            for number in range(int(count)):
                play(number)
        case ["move"]:
            move()
        case _:
            sys.exit(__doc__)


main()
