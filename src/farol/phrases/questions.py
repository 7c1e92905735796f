"""Questions for every game: latest events, places of things, whose turn it is."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from farol.phrases.position import ReaderPosition, SeenStep
from farol.phrases.tokens import split, word_cost
from farol.telling.context import Group

MOST_LINES: Final = 12  # of an answer about a thing
MOST_STEPS: Final = 3  # of a turn that are shown as the latest event

General = Callable[[ReaderPosition, str], Sequence[str]]


def last(position: ReaderPosition, rest: str) -> list[str]:
    """The last mover's steps, or the last few of all: `last 3`."""
    numbers = position.words.reader.read(rest).numbers
    steps = position.sight.steps if numbers else _turn_of_the_last(position.sight.steps)
    told = [lines for step in steps if (lines := position.lines_of(step))]
    count = max(1, numbers[0]) if numbers else MOST_STEPS
    some = [line for lines in told[-count:] for line in lines]
    return some or [position.words.texts("nothing-happened")]


def _turn_of_the_last(steps: Sequence[SeenStep]) -> Sequence[SeenStep]:
    """The last steps of one seat, with the chance events between and after them."""
    seats = [step.seat for step in steps]
    mover = next((seat for seat in reversed(seats) if seat is not None), None)
    others = [at for at, seat in enumerate(seats) if seat not in {mover, None}]
    start = others[-1] + 1 if others else 0
    while start < len(seats) and seats[start] is None and mover is not None:
        start += 1  # earlier chance events belong to another turn
    return steps[start:]


def changes(position: ReaderPosition, _rest: str) -> list[str]:
    """All events since one's own last move."""
    steps, me = position.sight.steps, position.sight.me
    mine = max((at for at, step in enumerate(steps) if step.seat == me), default=-1)
    found = [line for step in steps[mine + 1 :] for line in position.lines_of(step)]
    return found or [position.words.texts("nothing-happened")]


def board(position: ReaderPosition, rest: str) -> list[str]:
    """The whole text board, or its groups with this title."""
    wanted = position.words.reader.read(rest).words
    groups = [
        group
        for group in position.board
        if all(word_cost(word, split(group.title)) is not None for word in wanted)
    ]
    return [line for group in groups for line in (f"{group.title}:", *group.lines)] or about(
        position, rest
    )


def turn(position: ReaderPosition, _rest: str) -> list[str]:
    """Whose turn it is, the progress, and the prompt."""
    words, context = position.words, position.context
    to_act = position.sight.view.get("to_act")
    who = context.name(to_act) if isinstance(to_act, int) else ""
    mine = to_act is not None and to_act == position.sight.me
    first = words.texts("turn-yours" if mine else "turn-of", name=who) if who or mine else ""
    lines = [first, words.wording.status(context), words.wording.progress(context)]
    return [line[0].upper() + line[1:] for line in lines if line]


def where(position: ReaderPosition, rest: str) -> list[str]:
    """The lines of the text board about a thing or a person."""
    return about(position, rest) or [position.words.texts("nowhere", what=rest)]


def about(position: ReaderPosition, rest: str, most: float = math.inf) -> list[str]:
    """The lines that contain all these words with the fewest mistakes, at most `most`."""
    typed = position.words.reader.read(rest)
    wanted = [*typed.words, *(str(number) for number in typed.numbers)]
    if not wanted:
        return []
    found: list[tuple[float, str]] = []
    for group in position.board:
        for line in group.lines:
            cost = _cost(wanted, group, line)
            if cost is not None:
                found.append((cost, f"{group.title}: {line}"))
    best = min(min((cost for cost, _ in found), default=0.0), most)
    return [line for cost, line in found if cost <= best][:MOST_LINES]


def _cost(wanted: Sequence[str], group: Group, line: str) -> float | None:
    known = split(line)
    costs = [word_cost(word, known) for word in wanted]
    if any(cost is None for cost in costs):
        known = split(f"{group.title} {line}")
        costs = [word_cost(word, known) for word in wanted]
    total = [cost for cost in costs if cost is not None]
    return sum(total) if len(total) == len(wanted) else None


def notes(position: ReaderPosition, _rest: str) -> list[str]:
    """The notebook: everybody's actions, and one's own things."""
    sight, texts = position.sight, position.words.texts
    if sight.page is None:
        return [texts("nothing-counted")]
    lines: list[str] = []
    for seat, counts in enumerate(sight.page.counts):
        done = [
            texts("counted", what=texts(f"notebook-{name}"), count=count)
            for name, count in zip(sight.notebook.counts, counts, strict=True)
            if count
        ]
        if done:
            lines.append(f"{position.context.name(seat)}: {', '.join(done)}")
    for name, count in sight.page.own:
        lines.append(texts("counted", what=texts(f"notebook-own-{name}"), count=count))
    return lines or [texts("nothing-counted")]


def out(position: ReaderPosition, rest: str) -> list[str]:
    """Unseen things by kind; optionally of matching kinds only."""
    sight, texts = position.sight, position.words.texts
    wanted = position.words.reader.read(rest).words
    found = [
        texts("left-of", what=name, left=one.left, of=one.of)
        for one in (sight.page.left if sight.page is not None else ())
        for name in [texts(one.name)]
        if all(word_cost(word, split(name)) is not None for word in wanted)
    ]
    return found or [texts("nothing-counted")]


GENERAL: Final[dict[str, General]] = {
    "last": last,
    "changes": changes,
    "board": board,
    "turn": turn,
    "where": where,
    "notes": notes,
    "out": out,
}
