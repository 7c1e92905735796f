"""A game with missing Spanish texts: everything is still shown, and the judge reports what is
missing.
"""

import ast
import shutil
from pathlib import Path

import pytest

from farol import testing
from tests.outside.packages import EMBERS, Outside


@pytest.fixture(scope="module")
def torn(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """Embers without its bots' Spanish texts, one Spanish rule and one Spanish name."""
    folder = tmp_path_factory.mktemp("torn")
    project = folder / "project"
    shutil.copytree(EMBERS, project, ignore=shutil.ignore_patterns("__pycache__"))
    (project / "embers/bots/text/bots.es.ftl").unlink()
    text = project / "embers/text"
    for name, mark in (("rules.es.md", "**E2.3**"), ("names.es.ftl", "event-burnt")):
        lines = (text / name).read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(mark)]
        assert len(kept) == len(lines) - 1
        (text / name).write_text("\n".join(kept) + "\n", encoding="utf-8")
    return Outside(project, folder / "site")


def test_what_bots_do_not_say_in_a_language_they_say_in_english(torn: Outside) -> None:
    done = torn.farol("hint", "embers", "--moves", "0", "--language", "es")
    assert done.returncode == 0, done.stderr
    assert "The hearth is most likely" in done.stdout


def test_the_judges_name_what_a_language_lacks(torn: Outside, tmp_path: Path) -> None:
    only = "every_language or names_are_complete"
    done = torn.farol("check-game", "embers", "--only", only, cwd=tmp_path)
    assert done.returncode == 2
    told = [line.strip() for line in done.stdout.splitlines()]  # each sentence on one line
    for sentence in (
        "bots/text/bots.es.ftl lacks reason-hearth",
        "only one of rules.es.md and rules.en.md has E2.3",
        "names.es.ftl lacks event-burnt",
    ):
        assert sentence in told


@pytest.mark.parametrize(
    "module", sorted(Path(*testing.__path__).rglob("*.py")), ids=lambda path: path.stem
)
def test_no_judge_fails_without_a_sentence(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    bare = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert) and not node.msg]
    assert bare == []
