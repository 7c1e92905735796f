"""What typed words mean to one seat: a move, several moves, an answer, or something to do."""

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
# Why not? The sentence for a move that somebody would like to make.
Judge = Callable[[Choice], str]

MOST_REASONS: Final = 3
REASON: Final = "\ufffc"  # where it will stand
MOST_TRIED: Final = 12  # moves that may be meant, of which the rules are asked
ORDER: Final = ("why", "hint", "legal", "help")  # questions with an answer of their own kind


@dataclass(frozen=True)
class Option:
    """One of several things that may be meant; without an action, `text` asks on."""

    label: str
    text: str
    action: Choice | None = None


@dataclass(frozen=True)
class Tried:
    """A move that somebody would like to make, and the line about it, with room for the reason."""

    choice: Choice
    line: str


@dataclass(frozen=True)
class Answer:
    """What was understood. `tried`: moves of which the rules have to say why not (`judged`)."""

    meaning: Meaning
    lines: Sequence[str] = ()
    action: Choice | None = None
    sure: bool = False
    options: Sequence[Option] = field(default=())
    tried: Sequence[Tried] = ()
    endings: Sequence[str] = ()  # texts that begin so, instead of all this


def judged(answer: Answer, judge: Judge) -> Answer:
    """The answer with the reasons in it: each once, and not too many; before a list of others."""
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
    """Exact notation first, then questions, whole moves, questions with a mistake, and what is
    nearest."""
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
            return _tried(text, position)  # a move that cannot be made, not a question
        return _answered(*question, position)
    if reading.plausible:
        return replace(_meant(reading, text, position), tried=_tried(text, position).tried)
    lines = about(position, text, BEGINNING)  # what is misspelt too is more likely something else
    if lines:
        return Answer("told", lines)
    wanted = _tried(text, position)
    return wanted if wanted.tried else _unknown(text, position)


def _as_listed(text: str, reading: Reading) -> bool:
    """Whether a choice was typed as lists call it: then it is meant, whatever it begins with."""
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
    """A branch of what words mean; of all choices, where there are no words."""
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
    """The questions that can be asked here: the game's own first."""
    own = position.words.phrases.questions
    general = [name for name in (*GENERAL, *ORDER) if name not in own]
    return [*own, *general]


def _question(text: str, position: ReaderPosition, strict: bool) -> tuple[str, str] | None:
    """The question, and what stands behind it; the longest words for it count."""
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
    """Text as a move, possible or not."""
    attempts = position.words.phrases.attempts(position.asked(text))
    named = [*position.named, *(position.name(choice) for choice in attempts)]
    return read(position.words.reader.read(text), named)


def help_lines(position: ReaderPosition) -> list[str]:
    """Everything that can be asked here and now, and how a move is typed."""
    say, lines = position.words.texts, []
    if position.named:
        first = position.named[0]
        lines.append(say("help-move", choice=first.label, notation=first.notation))
    for name in question_names(position):
        words = position.words.say_of(f"ask-{name}")
        if words:
            lines.append(say("help-line", words=words[0], help=say(f"ask-{name}.help")))
    return lines
