"""How long after `./farol` in a fresh clone can one play? And after later starts?

.venv/bin/python -m bench.first_start [--times 3] [--without compiler] [--without node]

Clones the last commit, starts `./farol` in it, and asks until a table with a bot can be opened and
its seat sees its first position. Packages come from the caches of pip and npm, if they are there.
Prints what the first start said of its parts, when the page was there, when the first position was,
how long it took until Farol was compiled behind it, and how soon later starts listen.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from bench.load.board import free_port
from farol.bench.machine import measured_on
from farol.games import ALL

ROOT: Final = Path(__file__).parent.parent
PROGRAMS: Final = {
    "compiler": ("cc", "gcc", "clang", "c99", "g++", "c++"),
    "node": ("node", "npm", "npx"),
}
PATIENCE: Final = 600.0  # seconds
LATER: Final = 5  # starts


def search_path(without: list[str], folder: Path) -> str:
    """A PATH on which some programs are missing."""
    if not without:
        return os.environ["PATH"]
    missing = {program for kind in without for program in PROGRAMS[kind]}
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            plain = program.name.split("-")[-1]  # aarch64-linux-gnu-gcc
            link = folder / program.name
            if not {program.name, plain} & missing and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


@contextmanager
def started(clone: Path, path: str, log: Path) -> Iterator[str]:
    """`./farol` in a clone, and its address."""
    port, data = free_port(), tempfile.mkdtemp()
    environment = {
        name: text for name, text in os.environ.items() if not name.startswith(("FAROL", "PYTHON"))
    }
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            [clone / "farol", "--port", str(port), "--no-browser", "--data", f"{data}/farol.db"],
            env=environment | {"PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
        ) as farol,
    ):
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            farol.send_signal(signal.SIGTERM)
            shutil.rmtree(data)


def until(address: str, body: object = None) -> bytes:
    """What a request is answered, as soon as it is."""
    request = urllib.request.Request(
        address,
        None if body is None else json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            sys.exit(f"{address}: {error.code} {error.read().decode()}")
        except OSError:
            if time.monotonic() > end:
                sys.exit(f"{address} did not answer.")
            time.sleep(0.02)


def first_start(without: list[str]) -> dict[str, float]:
    """Seconds after Enter, by what was there then."""
    with tempfile.TemporaryDirectory() as folder:
        clone, programs, log = (Path(folder, name) for name in ("clone", "bin", "log"))
        programs.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        path, found = search_path(without, programs), dict[str, float]()
        begun = time.monotonic()
        with started(clone, path, log) as address:
            until(address)
            found["page"] = time.monotonic() - begun
            seats = [{"kind": "me"}, {"kind": "bot", "level": "regular"}]
            table = {"game": next(iter(ALL)), "seats": seats, "start": True}
            until(f"{address}/api/tables", table)
            found["a game has begun"] = time.monotonic() - begun
            print(log.read_text(encoding="utf-8").strip())
            while "compiler" not in without and not (clone / ".venv/farol.code").exists():
                if time.monotonic() - begun > PATIENCE:
                    sys.exit("It was never compiled.")
                time.sleep(0.1)
            found["compiled"] = time.monotonic() - begun
        for _ in range(LATER):
            begun = time.monotonic()
            with started(clone, path, log) as address:
                until(f"{address}/healthz")
                took = time.monotonic() - begun
                found["a later start listens"] = min(took, found.get("a later start listens", took))
        return found


def main(arguments: list[str]) -> None:
    """Measure, and print the medians."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--without", action="append", choices=PROGRAMS, default=[])
    asked = parser.parse_args(arguments)
    print(measured_on())
    runs = [first_start(asked.without) for _ in range(asked.times)]
    for name in runs[0]:
        figures = [run[name] for run in runs]
        print(f"{name}: {median(figures):.1f} s ({', '.join(f'{one:.1f}' for one in figures)})")


if __name__ == "__main__":
    main(sys.argv[1:])
