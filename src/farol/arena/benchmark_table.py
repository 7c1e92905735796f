"""Tables of a benchmark in Markdown, to which checked results are added."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from farol.arena.beliefs import BeliefScore
from farol.arena.benchmark import BenchmarkScore
from farol.arena.benchmark_file import BenchmarkFile, Score
from farol.bots.roles import Roles
from farol.core.errors import FarolError
from farol.games import ALL

PLAY: Final = "policy"
TALK: Final = "policy, with talk"
BELIEFS: Final = "beliefs of"
BELIEFS_TALK: Final = "beliefs of, with talk"


class BadTable(FarolError):
    """A file in which results cannot be put."""


def heading(file: BenchmarkFile) -> list[str]:
    """The titles of the columns for such results; the first one names the table."""
    talks = file.task.talk is not None
    if file.about_beliefs:
        first = BELIEFS_TALK if talks else BELIEFS
        return [first, "deals", "log loss", "always the share", "calibration error"]
    roles = Roles(ALL[file.plan.game])
    gains = [f"{roles.gain} of a round as {role}" for role in reversed(roles.names)]
    return [TALK if talks else PLAY, "deals", "return", "wins %", f"{roles.gain} of a game", *gains]


def row(file: BenchmarkFile, score: Score, name: str | None = None) -> list[str]:
    """The row of a result; `name` is what the policy is to be called."""
    budget = file.plan.budget
    label = name or f"`{file.policy}`"
    if budget is not None:
        label += f", {budget.simulations} simulations"
    cells = [label.replace("|", "/"), str(score.deals)]
    if isinstance(score, BeliefScore):
        return [*cells, *(one.text(1, 3) for one in (score.loss, score.always, score.error))]
    return [*cells, *_played(file, score)]


def _played(file: BenchmarkFile, score: BenchmarkScore) -> list[str]:
    roles = Roles(ALL[file.plan.game])
    gains = [
        score.gains[role].text() if role in score.gains else "" for role in reversed(roles.names)
    ]
    return [score.returned.text(1, 3), score.wins.text(100, 1), score.score.text(), *gains]


def add_row(path: Path, titles: Sequence[str], cells: Sequence[str]) -> None:
    """Add a row to the table with these titles in a Markdown file, or replace the row of the same
    policy and number of deals; a missing table or file is made. The best result comes first."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    except (OSError, UnicodeDecodeError) as error:
        raise BadTable(f"{path} cannot be read as text.") from error
    head = _line(titles)
    if head not in lines:
        lines += (
            ["", head, _line(["---"] * len(titles))]
            if lines
            else [head, _line(["---"] * len(titles))]
        )
    first = lines.index(head) + 2
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    rows = [_cells(line) for line in lines[first:last]]
    if any(len(one) != len(titles) for one in rows):
        raise BadTable(f"The table in {path} has rows of another length than its head.")
    rows = [one for one in rows if one[:2] != list(cells[:2])] + [list(cells)]
    rows.sort(key=_figure, reverse=not titles[0].startswith(BELIEFS))
    lines[first:last] = [_line(one) for one in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _figure(cells: Sequence[str]) -> float:
    """What rows are sorted by: the number that the third cell begins with."""
    try:
        return float(cells[2].split()[0])
    except (IndexError, ValueError):
        raise BadTable(f"A row begins with no figure: {_line(cells)}") from None
