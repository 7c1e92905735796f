"""Trains the network of one game: python -m learning GAME --seats 2,3,4 --seconds 300 --out FILE.

The file is a network for the level master: put it into the game's folder as `bots/network.xz`. The
state of the training lies beside it; the same command with more seconds goes on from it.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import torch

from learning.export import file_of
from learning.layout import layout_of
from learning.ppo import Settings, Trainer

SHOWN = 25  # rounds between two lines of the curve


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The arguments; every setting of the training can be given."""
    parser = argparse.ArgumentParser(prog="python -m learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", required=True, help="such as 2,3,4")
    parser.add_argument("--seconds", type=float, default=300, help="of training, in all")
    parser.add_argument("--rounds", type=int, default=sys.maxsize, help="at most, in this run")
    parser.add_argument("--out", type=Path, required=True, help="FILE.xz")
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Train, and write network, state and curve."""
    wanted = parsed(arguments)
    layout = layout_of(wanted.game, [int(one) for one in wanted.seats.split(",")])
    settings = Settings(**{name: getattr(wanted, name) for name in asdict(Settings())})
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    trainer = Trainer(layout, settings, device)
    state = wanted.out.with_suffix(".pt")
    if state.exists():
        trainer.load(torch.load(state, map_location=device, weights_only=True))
    curve: list[dict[str, float]] = []
    for number, figures in enumerate(islice(trainer.train(wanted.seconds), wanted.rounds)):
        if number % SHOWN == 0 or trainer.seconds >= wanted.seconds:
            curve.append({name: round(value, 4) for name, value in figures.items()})
            print(json.dumps(curve[-1]), flush=True)
    trainer.actors.close()
    training = {"settings": asdict(settings), "seconds": round(trainer.seconds)}
    training |= {"decisions": trainer.decisions, "commit": commit(), "torch": torch.__version__}
    wanted.out.write_bytes(file_of(layout, trainer.learner, training))
    torch.save(trainer.save(), state)
    text = json.dumps({**training, "curve": curve}, indent=1)
    wanted.out.with_suffix(".json").write_text(text + "\n")
    return 0


def commit() -> str:
    """The commit of the sources, "unknown" outside of a repository."""
    run = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return run.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
