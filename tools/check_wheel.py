"""Smoke test of the wheel: built, installed with its dependencies into a fresh environment, and
used there. `./test` runs it; it needs the package index.

    .venv/bin/python tools/check_wheel.py [WHEEL]

Exits with 75 if the index cannot be reached, with 1 if a check fails.
"""

import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
UNREACHABLE: Final = 75
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+==[^ ;\\]+)", re.MULTILINE)
# `pip install farol` has rules, notation, records and bots: these run without a server's packages.
PROGRAM: Final = """
import sys
from importlib.resources import files
from importlib.util import find_spec

import farol
from farol.core import rand
from farol.games import ALL

compiled = sys.argv[1] == "compiled"
assert rand.__file__.endswith((".so", ".pyd")) == compiled, rand.__file__
assert files("farol").joinpath("py.typed").is_file()
for package in ("msgspec", "starlette", "numpy", "textual", "pytest"):
    assert find_spec(package) is None, package
for name, game in ALL.items():
    match = farol.new(name, seats=min(game.seats), seed=7)
    match.play(match.legal()[0])
    assert name in repr(match), repr(match)
    assert len(str(match).splitlines()) > 3, str(match)  # its board
    print(name, *["novice", *["random"] * (max(2, min(game.seats)) - 1)])
"""


def built(folder: Path) -> Path:
    """A wheel of this working copy, from the build backend, as `python -m build` does."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, *alone, "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel; exits without an index."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pins = folder / "pins.txt"
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins.write_text("\n".join(PINNED.findall(lock)) + "\n", encoding="utf-8")
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "-c", str(pins)]
    run = subprocess.run([*pip, str(wheel)], check=False, capture_output=True, text=True)
    if run.returncode != 0:
        print(run.stderr, file=sys.stderr)
        gone = re.search("onnection|resolution|Max retries|timed out", run.stderr + run.stdout)
        sys.exit(UNREACHABLE if gone else 1)
    return python


def check(python: Path, place: Path, compiled: bool) -> None:
    """Use the installed package, away from the sources."""
    say = [str(python), "-I", "-m", "farol"]
    kind = "compiled" if compiled else "plain"
    program = [str(python), "-I", "-c", PROGRAM, kind]
    games = subprocess.run(program, check=True, cwd=place, capture_output=True, text=True).stdout
    commands = [["--version"]]
    for name, *bots in map(str.split, games.splitlines()):
        arena = ["arena", name, "--bots", ",".join(bots), "--games", "2", "--workers", "1"]
        commands += [["rules", name], [*arena, "--records", f"games-{name}"]]
    for command in commands:
        subprocess.run([*say, *command], check=True, cwd=place, stdout=subprocess.DEVNULL)
    table = subprocess.run([*say, "serve"], check=False, cwd=place, capture_output=True, text=True)
    if table.returncode != 2 or "pip install 'farol[table]'" not in table.stderr:
        sys.exit(f"Without a server's packages, farol serve says: {table.stderr}")


def main() -> None:
    """Build, install, check."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        wheel = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else built(place / "wheel")
        python = installed(wheel, place / "clean")
        check(python, place, not wheel.name.endswith("-none-any.whl"))
        print(f"{wheel.name} ({wheel.stat().st_size >> 10} kB) runs in an environment of its own.")


if __name__ == "__main__":
    main()
