"""What must never stand in the project's files."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_OURS = {"build", "dist", "node_modules", "static", "__pycache__"}  # made by tools, like .venv


def walk() -> Iterator[str]:
    """Every file that belongs to the project, relative to its root."""
    for folder, folders, files in os.walk(ROOT):
        hidden = {name for name in folders if name.startswith(".") and name != ".ci"}
        folders[:] = [name for name in folders if name not in hidden | NOT_OURS]
        ours = [Path(folder, name) for name in files if name != ".git"]  # a file in a worktree
        yield from (path.relative_to(ROOT).as_posix() for path in ours)


FILES = sorted(walk())
LOCKS = [name for name in FILES if name.endswith((".lock", "package-lock.json"))]

# Folders where a person or a program keeps its own things. Put together here, so that this
# very file does not hold them.
HOMES = "|".join(("ro" + "ot", "ho" + "me", "Us" + "ers", "wo" + "rk", "tm" + "p", "op" + "t"))
MACHINE_PATH = re.compile(rf"(?<![\w.~)}}\"'*/-])/({HOMES})/\w")


def text_of(name: str) -> str:
    return (ROOT / name).read_bytes().decode("utf-8", errors="replace")


def test_there_are_files_and_lock_files_to_look_at() -> None:
    assert {"requirements.lock", "requirements-dev.lock", "web/package-lock.json"} <= set(LOCKS)
    assert "hatch_build.py" in FILES


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_name_no_address(name: str) -> None:
    assert "://" not in text_of(name)
    assert '"resolved"' not in text_of(name)


@pytest.mark.parametrize("name", [name for name in LOCKS if name.startswith("requirements")])
def test_lock_files_pin_every_package_with_hashes(name: str) -> None:
    packages = text_of(name).replace("\\\n", "").splitlines()
    assert [line for line in packages if not re.match(r"\S+==\S+ .*--hash=sha256:", line)] == []


def test_the_lock_file_for_running_is_part_of_the_one_for_developing() -> None:
    def locked(name: str) -> set[str]:
        """Packages with their versions and hashes; on which systems they are needed may differ."""
        lines = text_of(name).replace("\\\n", "").splitlines()
        return {re.sub(r" ;.*?(?= --hash)", "", line).replace(" ", "") for line in lines}

    assert locked("requirements.lock") <= locked("requirements-dev.lock")


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [
        f"{name}: {match.group()}"
        for name in FILES
        for match in MACHINE_PATH.finditer(text_of(name))
    ]
    assert found == []


def test_a_folder_of_one_machine_would_be_noticed() -> None:
    assert MACHINE_PATH.search("see " + "/ho" + "me/ana/farol")
