"""Foreign packages, installed beside Farol for child processes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.patience import patience

EMBERS: Final = Path(__file__).parent.parent / "embers"
LOWTIDE: Final = Path(__file__).parent.parent / "lowtide"
PATIENCE: Final = 180.0  # seconds, on an idle machine


class Outside:
    """A folder with an installed package; only child processes know the game.

    `check-game` draws a fifth of the games: that all of them find what is wrong with a game is
    shown by planted errors, in tests/conformance.
    """

    def __init__(self, project: Path, folder: Path) -> None:
        install(project, folder)
        self.path = path_with(folder)
        more = {"PYTHONPATH": self.path, "LANG": "en_GB.UTF-8", "FAROL_SHARE": "5"}
        self.environment = os.environ | more

    def farol(self, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command of Farol to its end."""
        return self.python("-m", "farol", *arguments, cwd=cwd)

    def python(self, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run Python to its end."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=patience(PATIENCE),
        )


def path_with(*folders: Path) -> str:
    """PYTHONPATH with these folders before our own, independent of the current folder."""
    ours = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    return os.pathsep.join([*map(str, folders), *(str(Path(one).resolve()) for one in ours)])


def new_game(name: str, seats: str, folder: Path, kind: str = "cards") -> Path:
    """The output of `farol new-game`, in a process without another package of this name."""
    done = subprocess.run(
        [sys.executable, "-m", "farol", "new-game", name, "--seats", seats, "--kind", kind],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path_with()},
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(PATIENCE),
    )
    assert done.returncode == 0, done.stderr
    return folder / name


def install(project: Path, folder: Path) -> None:
    """Like pip, but into a folder and without a network."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-warn-conflicts")
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--no-cache-dir")
    command = [sys.executable, "-m", "pip", "install", *quiet, *alone]
    done = subprocess.run(
        [*command, "--target", str(folder), str(project)],
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(PATIENCE),
    )
    assert done.returncode == 0, done.stderr
