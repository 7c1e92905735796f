"""The wheel as somebody gets it who has nothing else: built, installed into an environment of its
own with what it asks for, and used there. `./test` runs it; it needs the package index.

    .venv/bin/python tools/check_wheel.py [WHEEL]

Ends with 75 where the index cannot be reached, with 1 where something does not hold.
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
# `pip install farol` is rules, notation, records and bots: this runs without a server's packages.
PROGRAM: Final = """
import sys
from importlib.resources import files
from importlib.util import find_spec

import farol
from farol.core import rand

compiled = sys.argv[1] == "compiled"
assert rand.__file__.endswith((".so", ".pyd")) == compiled, rand.__file__
assert files("farol").joinpath("py.typed").is_file()
for package in ("msgspec", "starlette", "numpy", "textual", "pytest"):
    assert find_spec(package) is None, package
game = farol.new("loknroll", seats=2, seed=7)
game.play(game.legal()[0])
assert "loknroll" in str(game)
"""


def built(folder: Path) -> Path:
    """A wheel of this working copy, by the same back end that `python -m build` asks."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, *alone, "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel; ends the program without an index."""
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
    """Use what was installed, far from the sources."""
    say = [str(python), "-I", "-m", "farol"]
    kind = "compiled" if compiled else "plain"
    subprocess.run([str(python), "-I", "-c", PROGRAM, kind], check=True, cwd=place)
    arena = ["arena", "loknroll", "--bots", "novice,random", "--games", "2", "--workers", "1"]
    for command in (["--version"], ["rules", "saboteur"], [*arena, "--records", "games"]):
        subprocess.run([*say, *command], check=True, cwd=place, stdout=subprocess.DEVNULL)
    table = subprocess.run([*say, "serve"], check=False, cwd=place, capture_output=True, text=True)
    if table.returncode != 2 or "pip install 'farol[table]'" not in table.stderr:
        sys.exit(f"Without a server's packages, farol serve says: {table.stderr}")


def main() -> None:
    """Build, install, use."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        wheel = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else built(place / "wheel")
        python = installed(wheel, place / "clean")
        check(python, place, not wheel.name.endswith("-none-any.whl"))
        print(f"{wheel.name} ({wheel.stat().st_size >> 10} kB) runs in an environment of its own.")


if __name__ == "__main__":
    main()
