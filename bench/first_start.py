"""How long after `./farol` in a fresh clone can one play? And after later starts?

.venv/bin/python -m bench.first_start [--times 3] [--without compiler] [--without node] [--killed 3]

Clones the last commit, starts `./farol` in it, and asks until a table with a bot can be opened and
its seat sees its first position. Packages come from the caches of pip and npm, if they are there.
Prints what the first start said of its parts, when the page and the first position were there and
how much processor time that took, how long it took until Farol was compiled behind it, and how soon
later starts listen without a network. With --killed, that many further clones are killed during the
first start, at seconds spread over it, and started again.
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
PATIENCE: Final = 900.0  # seconds
LATER: Final = 5  # starts
NOWHERE: Final = "http://127.0.0.1:9"  # a proxy that nobody is
UNREACHABLE: Final = {"HTTP_PROXY": NOWHERE, "HTTPS_PROXY": NOWHERE}


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


class Start:
    """`./farol`, running in a clone."""

    def __init__(self, process: "subprocess.Popen[bytes]", address: str) -> None:
        self.process = process
        self.address = address
        self.begun = time.monotonic()
        self.http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def seconds(self) -> float:
        """Seconds since Enter."""
        return time.monotonic() - self.begun

    def processor(self) -> float:
        """Processor seconds of it and of all programs that it ran to their end."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")

    def until(self, path: str, body: object = None, method: str | None = None) -> bytes:
        """What a request is answered, as soon as it is."""
        request = urllib.request.Request(
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json", "origin": self.address},
            method=method,
        )
        while True:
            try:
                with self.http.open(request, timeout=10) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as error:
                sys.exit(f"{path}: {error.code} {error.read().decode()}")
            except OSError:
                if self.process.poll() is not None:
                    sys.exit(f"Farol ended with {self.process.returncode} before it answered.")
                if self.seconds() > PATIENCE:
                    sys.exit(f"{path} was not answered.")
                time.sleep(0.02)


@contextmanager
def started(clone: Path, path: str, log: Path, **more: str) -> Iterator[Start]:
    """`./farol` in a clone, in a process group of its own."""
    port, data = free_port(), tempfile.mkdtemp()
    environment = {
        name: text for name, text in os.environ.items() if not name.startswith(("FAROL", "PYTHON"))
    }
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            [clone / "farol", "--port", str(port), "--no-browser", "--data", f"{data}/farol.db"],
            env=environment | {"PATH": path} | more,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as farol,
    ):
        try:
            yield Start(farol, f"http://127.0.0.1:{port}")
        finally:
            farol.send_signal(signal.SIGTERM)
            shutil.rmtree(data)


@contextmanager
def cloned(without: list[str]) -> Iterator[tuple[Path, str, Path]]:
    """A fresh clone, a PATH, and a file for what is said."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone, programs, log = (Path(folder, name) for name in ("clone", "bin", "log"))
        programs.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        yield clone, search_path(without, programs), log


def first_start(without: list[str]) -> dict[str, float]:
    """Seconds after Enter, by what was there then."""
    found = dict[str, float]()
    with cloned(without) as (clone, path, log):
        with started(clone, path, log) as farol:
            farol.until("/")
            found["page"] = farol.seconds()
            found["processor time until then"] = farol.processor()
            print(
                f"{load()}: {', '.join(f'{name} {one:.1f} s' for name, one in found.items())}",
                flush=True,
            )
            game = next(iter(ALL.values()))
            bots = [{"kind": "bot", "level": "regular"}] * (max(2, game.seats[0]) - 1)
            farol.until("/api/me", {"name": "Ana"}, "PUT")
            table = {"game": game.name, "seats": [{"kind": "me"}, *bots], "start": True}
            farol.until("/api/tables", table)
            found["a game has begun"] = farol.seconds()
            print(log.read_text(encoding="utf-8").strip(), flush=True)
            while "compiler" not in without and not (clone / ".venv/farol.code").exists():
                if farol.seconds() > PATIENCE:
                    sys.exit("It was never compiled.")
                time.sleep(0.1)
            found["compiled"] = farol.seconds()
        for _ in range(LATER):
            with started(clone, path, log, **UNREACHABLE) as farol:
                farol.until("/healthz")
                took = farol.seconds()
                found["a later start listens"] = min(took, found.get("a later start listens", took))
    return found


def killed(without: list[str], after: float) -> float:
    """Seconds until the page is there, of the start after one that was killed."""
    with cloned(without) as (clone, path, log):
        with started(clone, path, log) as farol:
            time.sleep(after)
            os.killpg(farol.process.pid, signal.SIGKILL)
        with started(clone, path, log) as farol:
            farol.until("/")
            return farol.seconds()


def load() -> str:
    """How busy the machine is."""
    return f"load {os.getloadavg()[0]:.1f}"


def main(arguments: list[str]) -> None:
    """Measure, and print the medians."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--without", action="append", choices=PROGRAMS, default=[])
    parser.add_argument("--killed", type=int, default=0)
    asked = parser.parse_args(arguments)
    print(f"{measured_on()}, {load()}", flush=True)
    runs = [first_start(asked.without) for _ in range(asked.times)]
    for name in runs[0]:
        figures = [run[name] for run in runs]
        print(f"{name}: {median(figures):.1f} s ({', '.join(f'{one:.1f}' for one in figures)})")
    whole = median(run["page"] for run in runs)
    for number in range(asked.killed):
        after = whole * (number + 0.5) / asked.killed
        took = killed(asked.without, after)
        print(f"killed after {after:.1f} s, the next start shows a page after {took:.1f} s")
    print(load())


if __name__ == "__main__":
    main(sys.argv[1:])
