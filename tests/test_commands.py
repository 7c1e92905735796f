"""The project's two scripts, with a fake Python."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import patience

ROOT = Path(__file__).parent.parent
TOOLS = "cat cp date dirname env git grep mkdir mktemp od rm sh tr"

# Prints its version, and acts as every program of the .venv that it creates.
PYTHON = """\
#!/bin/sh
case "$*" in
*'import sys; print'*) echo "${VERSION:-3.11}" ;;
*'sys.exit(sys.version_info'*) [ "${VERSION:-3.11}" != 3.9 ] ;;
*'import ensurepip, venv'*) [ -z "${NO_VENV:-}" ] ;;
*'/tools/setup.py run'*) shift 2; echo "farol: $*" ;;
*'/tools/setup.py dev')
    mkdir -p "${1%/tools/setup.py}/.venv/bin"
    for name in python pytest ruff mypy; do cp "$0" "${1%/tools/setup.py}/.venv/bin/$name"; done
    ;;
*)
    echo "${0##*/}: $*"
    [ "${0##*/}" != "${BROKEN:-}" ]
    ;;
esac
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the scripts, under a path with a space."""
    project = tmp_path / "my project"
    (project / "tools").mkdir(parents=True)
    for name in ("farol", "test", "tools/python.sh", "tools/sections.sh", "tools/deep.sh"):
        shutil.copy(ROOT / name, project / name)
    return project


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A PATH with plain tools and the fake Python only."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in TOOLS.split():
        (tools / name).symlink_to(str(shutil.which(name)))
    (tools / "python3").write_text(PYTHON)
    (tools / "python3").chmod(0o755)
    # without the web client: its build is tested where Node is available
    return {"PATH": str(tools), "FAROL_NO_WEB": "1", "FAROL_NO_POSTGRES": "1"}


@pytest.fixture
def run(project: Path, environment: dict[str, str]) -> Run:
    def run(*command: str, **extra: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(project / command[0]), *command[1:]],
            cwd=project.parent,
            env=environment | extra,
            capture_output=True,
            text=True,
            check=False,
            timeout=patience(),
        )

    return run


def titles(output: str) -> list[str]:
    return [line[3:] for line in output.splitlines() if line.startswith("== ")]


def test_farol_is_set_up_and_started_with_its_arguments(run: Run) -> None:
    assert run("farol", "rules", "a game").stdout == "farol: rules a game\n"


def test_no_python_at_all(run: Run, environment: dict[str, str]) -> None:
    Path(environment["PATH"], "python3").unlink()
    result = run("farol")
    assert result.returncode == 1
    assert result.stderr == "Farol needs Python 3.11 or newer, and no Python was found.\n"


def test_only_an_old_python(run: Run) -> None:
    result = run("farol", VERSION="3.9")
    assert result.returncode == 1
    assert result.stderr == "Farol needs Python 3.11 or newer; the newest one found is 3.9.\n"


def test_a_python_without_venv(run: Run) -> None:
    result = run("farol", NO_VENV="1")
    assert result.returncode == 1
    assert result.stderr.startswith("Farol needs Python's venv module, which python3 lacks")


def test_test_with_arguments_runs_only_pytest(run: Run) -> None:
    assert run("test", "-k", "one two").stdout == "pytest: -k one two\n"


def test_test_alone_is_the_quick_tier(run: Run) -> None:
    result = run("test")
    assert result.returncode == 0
    assert titles(result.stdout) == [
        *("Style", "Format", "Web client", "Tests", "Types", "Core on plain Python", "Browser")
    ]
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Quick tier")
    assert "pytest: -q -n auto --dist worksteal --quick --ignore=tests/browser" in lines
    assert lines[-2].startswith("All of it held, in ")
    assert lines[-1].startswith("Not run: tests/slow.txt")


def test_all_is_everything(run: Run) -> None:
    result = run("test", "--all")
    assert result.returncode == 0
    assert titles(result.stdout) == [
        *("Style", "Format", "Web client"),
        *("With nginx", "With caddy", "Alerts", "With systemd-analyze"),  # not on PATH
        *("Tests", "Types", "Rules on plain Python", "Wheel", "Tables on PostgreSQL", "Browser"),
    ]
    lines = result.stdout.splitlines()
    assert lines[0] == "All tests."
    assert lines[-1].startswith("All of it held, in ")
    assert "--quick" not in result.stdout


def test_what_changed_since_a_commit(run: Run, project: Path) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
        command = ["git", *who, *words]
        return subprocess.run(
            command, cwd=project, capture_output=True, text=True, check=True
        ).stdout

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "one")
    commit = git("rev-parse", "HEAD").strip()
    result = run("test", "--since", "HEAD")
    assert result.returncode == 0
    assert result.stdout.startswith(f"Tests that the changes since {commit} can reach.\n")
    assert f"pytest: -q -n auto --since {commit}" in result.stdout.splitlines()
    result = run("test", "--since", "nothing")
    assert (result.returncode, result.stderr) == (1, "There is no commit nothing.\n")


def test_test_tells_at_the_end_what_ran_how_long_and_what_was_left_out(run: Run) -> None:
    summary = run("test", "--all", BROKEN="mypy").stdout.split("\n\n")[-2].splitlines()
    assert [line.split()[2] for line in summary if " s  " in line][:4] == ["ok"] * 3 + ["FAILED"]
    assert summary[2].split() == ["out", "Web", "client:", "FAROL_NO_WEB", "is", "set."]
    assert summary[-1].split()[:2] == ["out", "Browser:"]


@pytest.mark.parametrize("tier", [[], ["--all"]])
def test_test_goes_on_after_a_failure_and_names_it_at_the_end(run: Run, tier: list[str]) -> None:
    result = run("test", *tier, BROKEN="mypy")
    assert result.returncode == 1
    assert "on plain Python" in result.stdout
    assert re.search(r"Failed after \d+ s: Types\.\n(Not run: .*\n)?\Z", result.stdout)


def test_a_deep_test_prints_its_seed_and_repeats_it(run: Run) -> None:
    drawn, given = run("test", "--deep").stdout, run("test", "--deep", "4711").stdout
    seed = drawn.split()[1].rstrip(",")
    assert f"./test --deep {seed} repeats it" in drawn
    assert "Seed 4711, depth 40" in given
    assert "--hypothesis-seed=4711" in given
    assert given.count("--seed 4711") == 2


@pytest.mark.parametrize("name", ["farol", "test", "tools/python.sh", "tools/lock"])
def test_no_variable_runs_into_a_letter_beyond_ascii(name: str) -> None:
    # macOS' sh takes such a letter for a part of the variable's name.
    assert re.findall(r"\$\w+[^\x00-\x7f]", (ROOT / name).read_text(), re.ASCII) == []
