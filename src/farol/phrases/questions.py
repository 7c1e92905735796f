"""Questions for every game: latest events, places of things, whose turn it is."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from farol.phrases import talk
from farol.phrases.passages import passages
from farol.phrases.position import ReaderPosition, SeenStep
from farol.phrases.tokens import BEGINNING, alike, split, word_cost
from farol.telling.context import Group

MOST_LINES: Final = 12  # of an answer about a thing
MOST_SAID: Final = 20  # claims of an answer
ENOUGH: Final = 0.7  # of a question's words, that a rule has to speak of
MOST_STEPS: Final = 3  # of a turn that are shown as the latest event

General = Callable[[ReaderPosition, str], Sequence[str]]


def last(position: ReaderPosition, rest: str) -> list[str]:
    """The last mover's steps, those of a named seat, or the last few of all: `last 3`."""
    numbers = position.words.reader.read(rest).numbers
    seat = _named_seat(position, rest)
    steps = position.sight.steps
    past = steps if seat is None else _until(seat, position)
    steps = past if numbers else _turn_of_the_last(past)
    told = [lines for lines in _with_talk(steps, position) if lines]
    count = max(1, numbers[0]) if numbers else MOST_STEPS
    some = [line for lines in told[-count:] for line in lines]
    return some or [position.words.texts("nothing-happened")]


def _with_talk(steps: Sequence[SeenStep], position: ReaderPosition) -> list[list[str]]:
    """The lines of each step, followed by what was said after it."""
    if not steps:
        return []
    ends = [*(step.version for step in steps[1:]), math.inf]
    return [
        [
            *position.lines_of(step),
            *talk.told(
                [one for one in position.sight.said if step.version <= one["version"] < end],
                position,
            ),
        ]
        for step, end in zip(steps, ends, strict=True)
    ]


def _named_seat(position: ReaderPosition, rest: str) -> int | None:
    """The seat whose name stands in a text."""
    typed = split(rest)
    seats = enumerate(position.sight.names)
    return next((seat for seat, name in seats if set(split(name)) & set(typed)), None)


def _until(seat: int, position: ReaderPosition) -> Sequence[SeenStep]:
    """The steps up to the last one of a seat with anything to tell, with chance after it."""
    told = (one for one in position.sight.steps if one.seat is None or position.lines_of(one))
    steps = list(told)
    own = [at for at, step in enumerate(steps) if step.seat == seat]
    end = own[-1] + 1 if own else 0
    while 0 < end < len(steps) and steps[end].seat is None:
        end += 1
    return steps[:end]


def _turn_of_the_last(steps: Sequence[SeenStep]) -> Sequence[SeenStep]:
    """The last steps of one seat, with the chance events between and after them."""
    seats = [step.seat for step in steps]
    mover = next((seat for seat in reversed(seats) if seat is not None), None)
    others = [at for at, seat in enumerate(seats) if seat not in {mover, None}]
    start = others[-1] + 1 if others else 0
    while start < len(seats) and seats[start] is None and mover is not None:
        start += 1  # earlier chance events belong to another turn
    return steps[start:]


def log(position: ReaderPosition, rest: str) -> list[str]:
    """The latest lines of all that happened with these words."""
    return _logged(rest, position)[-MOST_STEPS:] or [position.words.texts("nothing-happened")]


def has_happened(words: str, position: ReaderPosition) -> bool:
    """Whether a line of the log has all of these words."""
    return bool(_logged(words, position))


def _logged(words: str, position: ReaderPosition) -> list[str]:
    wanted = split(words)
    told = [line for step in position.sight.steps for line in position.lines_of(step)]
    return [line for line in told if all(_likeness(one, split(line)) is not None for one in wanted)]


def changes(position: ReaderPosition, _rest: str) -> list[str]:
    """All events since one's own last move."""
    steps, me = position.sight.steps, position.sight.me
    mine = max((at for at, step in enumerate(steps) if step.seat == me), default=-1)
    told = _with_talk(steps[max(mine, 0) :], position)
    if mine >= 0:
        told[0] = told[0][len(position.lines_of(steps[mine])) :]  # what was said after it
    found = [line for lines in told for line in lines]
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


def _likeness(word: str, known: Sequence[str]) -> float | None:
    """The cost of a word that is there, perhaps with another ending."""
    if word in known:
        return 0.0
    return BEGINNING if any(alike(word, one) for one in known) else None


def _cost(wanted: Sequence[str], group: Group, line: str) -> float | None:
    known = split(line)
    costs = [_likeness(word, known) or word_cost(word, known) for word in wanted]
    if any(cost is None for cost in costs):
        known = split(f"{group.title} {line}")
        costs = [_likeness(word, known) or word_cost(word, known) for word in wanted]
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


def rules(position: ReaderPosition, rest: str) -> list[str]:
    """The rules that speak of these words or have this number; without words, what the sections
    are about."""
    texts, sections = position.words.texts, position.words.rules
    if not split(rest):
        titles = "; ".join(section.title for section in sections)
        return [texts("rules-sections", titles=titles)]
    numbers = rest.casefold().split()
    numbered = [one.line for one in position.words.rulebook if _is_numbered(one.line, numbers)]
    if numbered:
        return numbered
    light = position.words.lexicon.light | position.words.lexicon.asking | {"rules"}
    wanted = [span for span in position.spans(rest) if not span.senses & light]
    found = passages(wanted, position.words)
    good = [one.line for one in found if one.share >= ENOUGH]
    return good or [texts("rules-none", text=rest)]


def _is_numbered(line: str, numbers: Sequence[str]) -> bool:
    """Whether a rule has one of these numbers, or its section has."""
    number = line.split(maxsplit=1)[0].casefold()
    return number in numbers or number.partition(".")[0] in numbers


def seats(position: ReaderPosition, _rest: str) -> list[str]:
    """Everybody in the order of turns, from whoever is to act."""
    to_act, names = position.sight.view.get("to_act"), position.sight.names
    first = to_act if isinstance(to_act, int) and to_act >= 0 else 0
    order = [position.context.name((first + at) % len(names)) for at in range(len(names))]
    return [position.words.texts("seats-order", names=", ".join(order))] if names else []


def claims(position: ReaderPosition, rest: str) -> list[str]:
    """What was said, by everybody or by a named seat."""
    seat = _named_seat(position, rest)
    lines = [line for line in position.sight.said if seat in {None, line["seat"]}]
    return talk.told(lines[-MOST_SAID:], position) or [position.words.texts("nothing-said")]


GENERAL: Final[dict[str, General]] = {
    "last": last,
    "changes": changes,
    "log": log,
    "board": board,
    "turn": turn,
    "where": where,
    "notes": notes,
    "out": out,
    "rules": rules,
    "seats": seats,
    "claims": claims,
}
