"""The meaning of typed words for one seat: a move, several moves, an answer, or a question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from farol.phrases.position import ReaderPosition
from farol.phrases.questions import GENERAL, about
from farol.phrases.reading import NamedChoice, Reading, exact, read
from farol.phrases.tokens import BEGINNING, split, word_cost
from farol.phrases.tree import MARK, Branch, at, branches
from farol.telling.context import Choice

Meaning = Literal["move", "which", "told", "hint", "unknown"]
# The sentence that explains why a move is illegal.
Judge = Callable[[Choice], str]

MOST_REASONS: Final = 3
REASON: Final = "\ufffc"  # placeholder of the reason
MOST_TRIED: Final = 12  # candidate moves that the rules are asked about
ORDER: Final = ("why", "hint", "legal", "help")  # questions with special answers


@dataclass(frozen=True)
class Option:
    """One of several meanings; without an action, `text` is a further question."""

    label: str
    text: str
    action: Choice | None = None


@dataclass(frozen=True)
class Tried:
    """A move that was asked about, and the line for it, with a placeholder for the reason."""

    choice: Choice
    line: str


@dataclass(frozen=True)
class Answer:
    """The result. `tried`: moves whose refusal the rules have to explain (`judged`)."""

    meaning: Meaning
    lines: Sequence[str] = ()
    action: Choice | None = None
    sure: bool = False
    options: Sequence[Option] = field(default=())
    tried: Sequence[Tried] = ()
    endings: Sequence[str] = ()  # completions, instead of the rest


def judged(answer: Answer, judge: Judge) -> Answer:
    """The answer with the reasons filled in, each once, up to a limit; before a list of others."""
    reasons: dict[str, str] = {}
    for tried in answer.tried[:MOST_TRIED]:
        reason = judge(tried.choice)
        reasons.setdefault(reason, tried.line.replace(REASON, reason))
        if len(reasons) == MOST_REASONS:
            break
    parts = [answer.lines, list(reasons.values())]
    first, second = reversed(parts) if answer.meaning == "which" else parts
    return replace(answer, lines=[*first, *second], tried=())


def understand(text: str, position: ReaderPosition) -> Answer:
    """Tries exact notation, then questions, whole moves, misspelt questions, and near matches."""
    base, mark, address = text.rpartition(MARK)
    if mark:
        return _branch(base.strip(), address.strip(), position)
    written = exact(text, position.named)
    if written is not None:
        return _move(written, sure=True, position=position)
    typed = position.words.reader.read(text)
    reading = read(typed, position.named)
    asked = _question(text, position, strict=True)
    if reading.whole and (asked is None or _as_listed(text, reading)):
        return _meant(reading, text, position)
    question = asked or _question(text, position, strict=False)
    if question is not None:
        open_to_doubt = asked is None or position.words.reader.read(question[1]).words
        if open_to_doubt and not reading.whole and _attempted(text, position).exact:
            return _tried(text, position)  # an illegal move, not a question
        return _answered(*question, position)
    if reading.plausible:
        return replace(_meant(reading, text, position), tried=_tried(text, position).tried)
    lines = about(position, text, BEGINNING)  # a misspelt text is more likely something else
    if lines:
        return Answer("told", lines)
    wanted = _tried(text, position)
    return wanted if wanted.tried else _unknown(text, position)


def _as_listed(text: str, reading: Reading) -> bool:
    """Whether the text is the label of a choice: then that is meant, however it begins."""
    tokens = split(text)
    return reading.sure and split(reading.found[0].label)[: len(tokens)] == tokens


def _unknown(text: str, position: ReaderPosition) -> Answer:
    say = position.words.texts
    lines = [say("not-understood", text=text)]
    if not position.sight.choices:
        lines.insert(0, say("not-now"))
    return Answer("unknown", lines)


# --- moves -----------------------------------------------------------------------------------


def _move(named: NamedChoice, sure: bool, position: ReaderPosition) -> Answer:
    say = position.words.texts
    line = named.label if sure else say("did-you-mean", choice=named.label)
    return Answer("move", [line], named.choice, sure)


def _meant(reading: Reading, text: str, position: ReaderPosition) -> Answer:
    if len(reading.fits) == 1:
        return _move(reading.found[0], reading.sure, position)
    message = "which-one" if reading.whole else "nearest"
    return _which(reading.found, text, position, message)


def _which(
    named: Sequence[NamedChoice], text: str, position: ReaderPosition, message: str
) -> Answer:
    say = position.words.texts
    address = text if MARK in text else f"{text} {MARK}".lstrip()
    some = branches(named, address)
    line = say(message, count=len(named))
    return Answer("which", [line], options=[_option(branch, position) for branch in some])


def _option(branch: Branch, position: ReaderPosition) -> Option:
    if branch.only is not None:
        return Option(branch.only.label, branch.only.notation, branch.only.choice)
    say = position.words.texts
    label = say("several", name=branch.label, count=len(branch.choices))
    return Option(label, branch.address)


def _branch(base: str, address: str, position: ReaderPosition) -> Answer:
    """A branch of the matching choices; of all choices, without words."""
    named: Sequence[NamedChoice] = position.named
    if base:
        named = read(position.words.reader.read(base), position.named).found
    found = at(address, named)
    if not found:
        return _unknown(f"{base} {MARK}{address}".strip(), position)
    if len(found) == 1:
        return _move(found[0], sure=not found[0].aside, position=position)
    return _which(found, f"{base} {MARK}{address}".strip(), position, "which-one")


# --- questions -------------------------------------------------------------------------------


def question_names(position: ReaderPosition) -> list[str]:
    """The available questions: the game's own first."""
    own = position.words.phrases.questions
    general = [name for name in (*GENERAL, *ORDER) if name not in own]
    return [*own, *general]


def _question(text: str, position: ReaderPosition, strict: bool) -> tuple[str, str] | None:
    """The question, and the text after it; the longest match wins."""
    tokens = split(text)
    found: tuple[int, str] | None = None
    for name in question_names(position):
        for words in position.words.say_of(f"ask-{name}"):
            asked = split(words)
            if _begins(tokens, asked, strict) and (found is None or len(asked) > found[0]):
                found = len(asked), name
    if found is None:
        return None
    return found[1], " ".join(text.split()[found[0] :])


def _begins(tokens: Sequence[str], asked: Sequence[str], strict: bool) -> bool:
    if len(tokens) < len(asked):
        return False
    costs = [
        word_cost(token, [word]) for token, word in zip(tokens[: len(asked)], asked, strict=True)
    ]
    return all(cost == 0 if strict else cost is not None for cost in costs)


def _answered(name: str, rest: str, position: ReaderPosition) -> Answer:
    own = position.words.phrases.questions
    if name in own:
        lines = own[name](position.asked(rest))
        return Answer("told", lines or [position.words.texts("nothing-to-tell")])
    match name:
        case "hint":
            return Answer("hint")
        case "legal":
            return _legal(rest, position)
        case "why":
            return _tried(rest, position)
        case "help":
            return Answer("told", help_lines(position))
        case _:
            return Answer("told", GENERAL[name](position, rest))


def _legal(rest: str, position: ReaderPosition) -> Answer:
    if not position.named:
        return Answer("told", [position.words.texts("not-now")])
    if not rest:
        return _which(position.named, "", position, "you-can")
    reading = read(position.words.reader.read(rest), position.named)
    if not reading.whole:
        return Answer("told", [position.words.texts("no-such-choice", text=rest)])
    return _which(reading.found, rest, position, "you-can")


def _tried(rest: str, position: ReaderPosition) -> Answer:
    """Why not: every move that may be meant."""
    say = position.words.texts
    written = position.written(rest)
    if written is not None:
        return Answer("told", tried=[Tried(written, REASON)])
    if not rest:
        return Answer("told", [say("why-what")])
    reading = _attempted(rest, position)
    if not reading.whole:
        return Answer("told", [say("why-unknown", text=rest)])
    tried = [
        Tried(one.choice, say("why-of", choice=one.label, reason=REASON))
        for one in reading.found[:MOST_TRIED]
    ]
    return Answer("told", tried=tried)


def _attempted(text: str, position: ReaderPosition) -> Reading:
    """The text as a move, legal or not."""
    attempts = position.words.phrases.attempts(position.asked(text))
    named = [*position.named, *(position.name(choice) for choice in attempts)]
    return read(position.words.reader.read(text), named)


def help_lines(position: ReaderPosition) -> list[str]:
    """All available questions, and how moves are typed."""
    say, lines = position.words.texts, []
    if position.named:
        first = position.named[0]
        lines.append(say("help-move", choice=first.label, notation=first.notation))
    for name in question_names(position):
        words = position.words.say_of(f"ask-{name}")
        if words:
            lines.append(say("help-line", words=words[0], help=say(f"ask-{name}.help")))
    return lines
