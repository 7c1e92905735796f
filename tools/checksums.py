"""Checksums of random games.

checksums.py [GAME...]    print those of all games, or of the games named
checksums.py --write      keep those of all games in tests/golden/checksums.json
"""

import json
import sys
from pathlib import Path

from farol.bench.checksum import checksums, varied_checksum
from farol.games import ALL
from farol.version import is_compiled

GOLDEN = Path(__file__).parent.parent / "tests/golden/checksums.json"


def main(arguments: list[str]) -> None:
    """Print or write, as asked."""
    if arguments == ["--write"]:
        found = {name: checksums(game) for name, game in sorted(ALL.items())}
        GOLDEN.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    else:
        found = {name: checksums(ALL[name]) for name in arguments or sorted(ALL)}
        varied = {name: varied_checksum(ALL[name]) for name in found}
        print(json.dumps({"compiled": is_compiled(), "checksums": found, "varied": varied}))


if __name__ == "__main__":
    main(sys.argv[1:])
