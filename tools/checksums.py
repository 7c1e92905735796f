"""Checksums of random games.

checksums.py [GAME...]    print those of all games, or of the games named
checksums.py --write      keep those of all games in tests/golden/checksums.json

With --games N and --varied N before the names, of so many games each, and with drawn options.
"""

import argparse
import json
from pathlib import Path

from farol.bench.checksum import GAMES, VARIED, checksums, varied_checksum
from farol.games import ALL
from farol.version import is_compiled

GOLDEN = Path(__file__).parent.parent / "tests/golden/checksums.json"


def main() -> None:
    """Print or write checksums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--varied", type=int, default=VARIED)
    given = parser.parse_args()
    if given.write:
        found = {name: checksums(game) for name, game in sorted(ALL.items())}
        GOLDEN.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    else:
        games = {name: ALL[name] for name in given.names or sorted(ALL)}
        found = {name: checksums(game, given.games) for name, game in games.items()}
        varied = {name: varied_checksum(game, given.varied) for name, game in games.items()}
        print(json.dumps({"compiled": is_compiled(), "checksums": found, "varied": varied}))


if __name__ == "__main__":
    main()
