"""Two builds of Farol beside each other: `python -m bench.against OLD NEW [GAME ...]`.

OLD and NEW are folders that hold an importable `farol` each: the site-packages of an environment,
an unpacked wheel, or `src` of a working copy. Both measure the same thing in turn, in slices of
processor time, so that a machine that is busy with something else slows both alike. Printed are
the best rates a second of both, and what NEW does for one that OLD does: of the best slices, and
of the medians. More than 1 is faster.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from farol.bench.machine import measured_on
from farol.games import ALL

# All versions have these four, and this clock in `measure`. Only functions and names common to both
# versions are used. `vectors` came later: it is measured on request, with `--kinds vectors`.
WORKER = """
import sys
from time import process_time
from farol.bench import measure, search
from farol.games import ALL
measure.perf_counter = process_time
batches = {}

def vectors(name, seats, seconds):
    if name not in batches:
        from farol.research.vector import Vector
        batches[name] = Vector(name, seats, 256)
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        batches[name].step_at_random()
        done += 256
    return done / spent

kinds = {"playouts": measure.playouts, "copies": measure.copies, "worlds": measure.worlds,
         "search": search.search}
for line in sys.stdin:
    kind, name, seats, seconds = line.split()
    if kind == "vectors":
        print(vectors(name, int(seats), float(seconds)), flush=True)
        continue
    figure = kinds[kind](ALL[name], int(seats), float(seconds), 1)
    print(next(iter(figure.rates.values())), flush=True)
"""
KINDS = ("playouts", "copies", "worlds", "search")


@contextmanager
def worker(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that measures the Farol of this folder, one request per line."""
    environment = os.environ | {"PYTHONPATH": str(folder.absolute())}
    with subprocess.Popen(
        [sys.executable, "-c", WORKER],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def rate(process: "subprocess.Popen[str]", request: str) -> float:
    """A worker's answer to a request."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(request + "\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("games", nargs="*", default=sorted(ALL))
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--slices", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    with worker(arguments.old) as old, worker(arguments.new) as new:
        for name in arguments.games:
            game = ALL[name]
            seats = min(max(game.seats), 5)
            for kind in arguments.kinds.split(","):
                request = f"{kind} {name} {seats} {arguments.seconds}"
                rates = [(rate(old, request), rate(new, request)) for _ in range(arguments.slices)]
                before, after = zip(*rates, strict=True)
                print(
                    f"{name:14} {seats} seats  {kind:8}  {max(before):12,.0f} {max(after):12,.0f}"
                    f"  best {max(after) / max(before):.2f}"
                    f"  median {median(after) / median(before):.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
