"""Plot whether beliefs about roles are right as often as they say.

.venv/bin/python tools/calibration.py GAME ARENA_FOLDER... --plot FILE.svg

With --strangers nobody knows which seats are bots; --keep FILE.json keeps the games for tests.
"""

import argparse
import json
from pathlib import Path
from typing import Final

from farol.arena.calibration import bins, guesses, log_loss
from farol.arena.plot import calibration_plot
from farol.arena.run import MATCHES_FILE, read_results
from farol.bots.roles import Roles
from farol.games import ALL
from farol.words import Words

KEPT: Final = ("bots", "record", "claims")  # data that beliefs depend on


def main() -> None:
    """Print the bins, draw the plot, and with --keep save the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(ALL))
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--plot", required=True, type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--strangers", action="store_true", help="nobody knows who is a bot")
    wanted = parser.parse_args()
    game = ALL[wanted.game]
    results = [
        result for folder in wanted.folders for result in read_results(folder / MATCHES_FILE)
    ]
    rounds = [part for result in results for part in guesses(game, result, wanted.strangers)]
    heaps = bins(rounds)
    for heap in heaps:
        was = f"{heap.was:6.1%} ± {heap.margin:.1%}"
        print(f"said {heap.said:6.1%}   was {was}   {heap.count} times in {heap.rounds} rounds")
    share = sum(was for part in rounds for _, was in part) / sum(map(len, rounds))
    always = [[(share, was) for _, was in part] for part in rounds]
    for name, said in (("log loss", rounds), (f"always saying {share:.0%}", always)):
        mean, margin = log_loss(said)
        print(f"{name}: {mean:.3f} ± {margin:.3f}")
    role = Roles(game).names[0]
    name = Words(game.names("en"), "en").say("game")
    title = f"{name}: beliefs about roles, {len(results)} games"
    points = [(heap.said, heap.was, heap.count) for heap in heaps]
    plot = calibration_plot(title, f"said to be a {role}", f"was a {role}", points)
    wanted.plot.write_text(plot, encoding="utf-8")
    if wanted.keep is not None:
        games = [{name: one[name] for name in KEPT if name in one} for one in results]
        wanted.keep.write_text(json.dumps(games, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
