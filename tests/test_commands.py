"""The two commands of the project, tried with a Python that only pretends."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = (
    "cat cksum date dirname env find grep ln mkdir mv od readlink rm sh sleep sort tail touch tr"
)

# Says its version, makes a .venv out of itself, and writes down whatever it is asked to install.
PYTHON = """\
#!/bin/sh
case "$*" in
*'import sys; print'*) echo "${VERSION:-3.11}" ;;
*'sys.exit(sys.version_info'*) [ "${VERSION:-3.11}" != 3.9 ] ;;
*'import ensurepip, venv'*) [ -z "${NO_VENV:-}" ] ;;
'-m venv '*)
    echo "venv" >>"$CALLS"
    mkdir -p "$3/bin"
    for name in python farol pytest ruff mypy; do cp "$0" "$3/bin/$name"; done
    ;;
'-m pip install '*)
    case "$*" in *-dev.lock) echo packages-dev ;; *.lock) echo packages ;; *) echo farol ;; esac >>"$CALLS"
    if [ -n "${PIP_SAYS:-}" ]; then echo "$PIP_SAYS"; exit 1; fi
    if [ -n "${HOOK_SAYS:-}" ]; then echo "$HOOK_SAYS"; fi
    sleep "${PIP_SLEEPS:-0}"
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
    """A copy of the scripts beside a tiny source folder, under a path with a blank in it."""
    project = tmp_path / "my project"
    (project / "src/farol").mkdir(parents=True)
    (project / "tools/wheel").mkdir(parents=True)
    (project / "web").mkdir()
    for name in ("farol", "test", "tools/venv.sh", "tools/sections.sh", "tools/deep.sh"):
        shutil.copy(ROOT / name, project / name)
    for name in ("pyproject.toml", "hatch_build.py", "requirements.lock", "requirements-dev.lock"):
        (project / name).write_text(f"{name}\n")
    (project / "tools/wheel/compile.py").write_text("compile\n")
    (project / "src/farol/one.py").write_text("one\n")
    (project / "src/farol/two.py").write_text("two\n")
    return project


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Nothing on PATH but plain tools and the pretended Python."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in [*TOOLS.split(), "cp"]:
        (tools / name).symlink_to(str(shutil.which(name)))
    (tools / "python3").write_text(PYTHON)
    (tools / "python3").chmod(0o755)
    (tmp_path / "calls").touch()
    # without the web client: its build is tested where there is a Node
    return {
        "PATH": str(tools),
        "CALLS": str(tmp_path / "calls"),
        "FAROL_NO_WEB": "1",
        "FAROL_NO_POSTGRES": "1",
    }


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
            timeout=30,
        )

    return run


@pytest.fixture
def calls(tmp_path: Path) -> Callable[[], list[str]]:
    """What the pretended Python was asked to do since the last time."""

    def calls() -> list[str]:
        lines = (tmp_path / "calls").read_text().split()
        (tmp_path / "calls").write_text("")
        return lines

    return calls


Calls = Callable[[], list[str]]


def test_the_first_run_sets_up_and_starts_farol(run: Run, calls: Calls) -> None:
    result = run("farol", "rules", "a game")
    assert result.returncode == 0
    assert result.stdout == "farol: rules a game\n"
    assert "Setting up .venv" in result.stderr
    assert calls() == ["venv", "packages", "farol"]


def test_the_second_run_only_starts_farol(run: Run, calls: Calls) -> None:
    run("farol")
    calls()
    result = run("farol", "--version")
    assert (result.stdout, result.stderr) == ("farol: --version\n", "")
    assert calls() == []


def test_farol_is_started_with_its_exit_code(run: Run) -> None:
    assert run("farol", BROKEN="farol").returncode == 1


def test_a_changed_file_is_built_in(run: Run, project: Path, calls: Calls) -> None:
    run("farol")
    calls()
    (project / "src/farol/one.py").write_text("uno\n")
    assert "Building Farol" in run("farol").stderr
    assert calls() == ["farol"]


def test_a_deleted_file_is_noticed(run: Run, project: Path, calls: Calls) -> None:
    run("farol")
    calls()
    (project / "src/farol/two.py").unlink()
    run("farol")
    assert calls() == ["farol"]


def test_a_file_with_a_new_time_and_the_same_text_is_no_change(
    run: Run, project: Path, calls: Calls
) -> None:
    run("farol")
    calls()
    os.utime(project / "src/farol/one.py")
    run("farol")
    assert calls() == []


def test_a_changed_lock_file_is_installed(run: Run, project: Path, calls: Calls) -> None:
    run("farol")
    calls()
    (project / "requirements.lock").write_text("other\n")
    run("farol")
    assert calls() == ["packages", "farol"]


def test_wanting_plain_python_builds_anew(run: Run, calls: Calls) -> None:
    run("farol")
    calls()
    run("farol", FAROL_PLAIN="1")
    assert calls() == ["farol"]


def test_the_packages_for_developing_include_those_for_running(run: Run, calls: Calls) -> None:
    run("test", "-k", "one")
    assert calls() == ["venv", "packages-dev", "farol"]
    run("farol")
    assert calls() == []


def test_a_broken_off_set_up_is_done_again(run: Run, project: Path, calls: Calls) -> None:
    run("farol")
    calls()
    (project / ".venv/farol.unfinished").touch()
    run("farol")
    assert calls() == ["venv", "packages", "farol"]


def test_an_interruption_is_repaired_by_the_next_run(
    run: Run, project: Path, environment: dict[str, str], calls: Calls
) -> None:
    slow = environment | {"PIP_SLEEPS": "5"}
    with subprocess.Popen(
        [project / "farol"], env=slow, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as first:
        assert first.stderr is not None
        while "Installing" not in first.stderr.readline():
            pass
        os.killpg(first.pid, signal.SIGTERM)
        assert first.wait(timeout=10) != 0
    assert not (project / ".venv.lock").is_symlink()
    calls()
    assert run("farol").returncode == 0
    assert calls() == ["venv", "packages", "farol"]


def test_a_folder_that_was_moved_is_set_up_anew(
    run: Run, project: Path, environment: dict[str, str], calls: Calls
) -> None:
    run("farol")
    calls()
    moved = project.rename(project.with_name("moved"))
    subprocess.run([moved / "farol"], env=environment, capture_output=True, check=True)
    assert calls() == ["venv", "packages", "farol"]


def test_a_python_that_is_gone_is_replaced(run: Run, project: Path, calls: Calls) -> None:
    run("farol")
    calls()
    (project / ".venv/bin/python").unlink()
    run("farol")
    assert calls() == ["venv", "packages", "farol"]


def test_two_runs_at_once_set_up_one_after_the_other(
    run: Run, project: Path, environment: dict[str, str], calls: Calls
) -> None:
    slow = environment | {"PIP_SLEEPS": "1"}
    with subprocess.Popen(
        [project / "farol"], env=slow, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as first:
        assert first.stderr is not None
        assert "Setting up" in first.stderr.readline()
        second = run("farol")
        assert first.wait() == 0
    assert f"Process {first.pid} is setting up .venv" in second.stderr
    assert second.stdout == "farol: \n"
    assert calls() == ["venv", "packages", "farol"]


def test_the_lock_of_a_dead_process_stops_nobody(run: Run, project: Path) -> None:
    with subprocess.Popen(["true"]) as dead:
        pass
    (project / ".venv.lock").symlink_to(str(dead.pid))
    assert run("farol").returncode == 0
    assert not (project / ".venv.lock").is_symlink()


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


def test_no_package_index_in_reach(run: Run) -> None:
    result = run("farol", PIP_SAYS="NewConnectionError: Failed to establish a new connection")
    assert result.returncode == 1
    assert "Farol could not reach the Python package index" in result.stderr


def test_packages_that_cannot_be_installed(run: Run) -> None:
    result = run("farol", PIP_SAYS="ERROR: THESE PACKAGES DO NOT MATCH THE HASHES")
    assert result.returncode == 1
    assert "DO NOT MATCH THE HASHES" in result.stderr
    assert "Farol could not install its packages" in result.stderr


def test_a_build_that_fails_says_so_and_keeps_the_packages(
    run: Run, project: Path, calls: Calls
) -> None:
    run("farol")
    calls()
    (project / "src/farol/one.py").write_text("wrong\n")
    result = run("farol", PIP_SAYS="one.py:1: error: this cannot be compiled")
    assert result.returncode == 1
    assert "one.py:1: error" in result.stderr
    assert "Farol could not be built" in result.stderr
    run("farol")
    assert calls() == ["farol", "farol"]


def test_a_plain_build_says_why(run: Run) -> None:
    result = run("farol", HOOK_SAYS="  Farol will run as plain Python, slower: no compiler")
    assert result.returncode == 0
    assert "\nFarol will run as plain Python, slower: no compiler\n" in result.stderr


def test_test_with_arguments_runs_only_pytest(run: Run) -> None:
    assert run("test", "-k", "one two").stdout == "pytest: -k one two\n"


def test_test_alone_checks_everything(run: Run) -> None:
    result = run("test")
    assert result.returncode == 0
    titles = ["Style", "Format", "Types", "Web client", "Tests", "Rules on plain Python"]
    titles += ["With nginx", "With caddy", "With systemd-analyze"]  # none of which is on PATH
    titles += ["Wheel", "Tables on PostgreSQL", "Browser"]
    lines = result.stdout.splitlines()
    assert [line for line in lines if line.startswith("==")] == [f"== {name}" for name in titles]
    assert lines[-1].startswith("All of it held, in ")


def test_test_tells_at_the_end_what_ran_how_long_and_what_was_left_out(run: Run) -> None:
    summary = run("test", BROKEN="mypy").stdout.split("\n\n")[-2].splitlines()
    assert [line.split()[2] for line in summary if " s  " in line][:3] == ["ok", "ok", "FAILED"]
    assert summary[3].split() == ["out", "Web", "client:", "FAROL_NO_WEB", "is", "set."]
    assert summary[-1].split()[:2] == ["out", "Browser:"]


def test_a_deep_test_prints_its_seed_and_repeats_it(run: Run) -> None:
    drawn, given = run("test", "--deep").stdout, run("test", "--deep", "4711").stdout
    seed = drawn.split()[1].rstrip(",")
    assert f"./test --deep {seed} repeats it" in drawn
    assert "Seed 4711, depth 40" in given
    assert "--hypothesis-seed=4711" in given
    assert given.count("--seed 4711") == 2


def test_test_goes_on_after_a_failure_and_names_it_at_the_end(run: Run) -> None:
    result = run("test", BROKEN="mypy")
    assert result.returncode == 1
    assert "== Rules on plain Python" in result.stdout
    assert result.stdout.splitlines()[-1].endswith(" s: Types.")


@pytest.mark.parametrize("name", ["farol", "test", "tools/venv.sh", "tools/lock"])
def test_no_variable_runs_into_a_letter_beyond_ascii(name: str) -> None:
    # The sh of macOS takes such a letter for a part of the variable's name.
    assert re.findall(r"\$\w+[^\x00-\x7f]", (ROOT / name).read_text(), re.ASCII) == []
