"""The meaning of typed words for one seat: a move, several moves, an answer, or a question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, Literal

from farol.phrases import plain, talk
from farol.phrases.position import ReaderPosition
from farol.phrases.questions import GENERAL, about
from farol.phrases.reading import NamedChoice, Reading, exact, read
from farol.phrases.tokens import BEGINNING, split, word_cost
from farol.phrases.tree import MARK, Branch, at, branches
from farol.phrases.vocabulary import Vocabulary
from farol.telling.context import Choice, JsonObject

Meaning = Literal["move", "which", "told", "hint", "claim", "chat", "unknown"]
# The sentence that explains why a move is illegal.
Judge = Callable[[Choice], str]

MOST_REASONS: Final = 3
REASON: Final = "\ufffc"  # placeholder of the reason
MOST_CLAIMS: Final = 4  # that come near what was said
MOST_TRIED: Final = 12  # candidate moves that the rules are asked about
# questions whose further words are an argument
FREE: Final = ("why", "legal", "say", "chat", "where", "board", "out", "rules", "row", "log")
SPEECH: Final = ("say", "chat")
ORDER: Final = ("why", "hint", "legal", "say", "chat", "help")  # questions with special answers


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
    question: str = ""  # the name of the question that was answered
    endings: Sequence[str] = ()  # completions, instead of the rest
    claim: JsonObject | None = None  # to make, of the meaning `claim`; of `chat` the line is said


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
    if not split(text) and plain.MARKED in text:
        return Answer("told", help_lines(position), question="help")
    base, mark, address = text.rpartition(MARK)
    asked = _question(text, position, strict=True)
    if mark and (asked is None or asked[0] != "say"):
        return _branch(base.strip(), address.strip(), position)
    written = exact(text, position.named)
    if written is not None:
        return _move(written, sure=True, position=position)
    typed = position.words.reader.read(text)
    reading = read(typed, position.named)
    moves = asked is None and not plain.opens(text, position)
    if reading.whole and (moves or _as_listed(text, reading)):
        return _meant(reading, text, position)
    claims = talk.spoken(text, position) if asked is None else []
    if claims:
        return _claimed(claims[0]) if len(claims) == 1 else _near(claims, position)
    ordered = None if asked or plain.is_question(text, position) else plain.reworded(text, position)
    if ordered is not None:
        anew = read(position.words.reader.read(ordered), position.named)
        if anew.whole:
            return replace(_meant(anew, ordered, position), sure=False)
    plainly, whole = _plainly(text, position, asked)
    question = plainly or _question(text, position, strict=False)
    if question is not None and not _says_more(*question, position):
        open_to_doubt = asked is None or position.words.reader.read(question[1]).words
        asks = plainly is not None and plain.is_question(text, position)
        if open_to_doubt and not (reading.whole or asks) and _attempted(text, position).exact:
            # an illegal move
            near = reading.plausible
            return _near_to(text, reading, position) if near else _tried(text, position)
        answer = replace(_answered(*question, position), question=question[0])
        denied = not whole and _denies(answer, question[1], position)
        return _unknown(text, position) if denied else answer
    return _near_to(text, reading, position)


def _denies(answer: Answer, rest: str, position: ReaderPosition) -> bool:
    """Whether an answer says that there is no such thing of several words: more likely they were
    not understood."""
    say = position.words.texts
    denials = (
        say("nowhere", what=rest),
        say("rules-none", text=rest),
        say("no-such-choice", text=rest),
        say("why-unknown", text=rest),
    )
    return len(split(rest)) > 1 and list(answer.lines) in [[denial] for denial in denials]


def _near_to(text: str, reading: Reading, position: ReaderPosition) -> Answer:
    """What comes near: moves, unless it is a question, lines of the board, illegal moves,
    questions."""
    asks = plain.is_question(text, position)
    if reading.plausible and not asks:
        return replace(_meant(reading, text, position), tried=_tried(text, position).tried)
    lines = about(position, text, BEGINNING)  # a misspelt text is more likely something else
    if lines:
        return Answer("told", lines)
    wanted = None if asks else _tried(text, position)
    return wanted if wanted is not None and wanted.tried else _unknown(text, position)


def _plainly(
    text: str, position: ReaderPosition, asked: tuple[str, str] | None
) -> tuple[tuple[str, str] | None, bool]:
    """The question that a plain sentence asks, or the one that it begins with; and whether the
    sentence has a meaning as a whole."""
    if asked is not None and (not asked[1] or asked[0] in SPEECH):
        return asked, False
    found = plain.meant(text, position)
    able = None if found is not None and found.whole else plain.ability(text, position)
    if able and _attempted(able, position).whole:
        return ("legal", able), True
    if found is None and (asked is None or asked[0] not in FREE):
        done = plain.deed(text, position)
        if done is not None:
            return done, True
        found = plain.likely(text, position) if plain.is_question(text, position) else None
        return (_question(found.asks, position, strict=True) if found else asked), False
    if found is None or (asked is not None and asked[0] == "why" and _is_move(asked[1], position)):
        return asked, False
    if asked is not None and not found.whole and plain.is_empty(asked[1], position):
        return asked, False
    if asked is not None and asked[0] in FREE:
        begun = text.split()[: -len(asked[1].split())]
        if plain.weight(" ".join(begun), position) >= found.found:
            return asked, False
    plainly = _question(found.asks, position, strict=True)
    if (
        asked is not None
        and plainly == (asked[0], "")  # the same, with nothing of the rest
        and (not found.whole or _is_move(asked[1], position))
    ):
        return asked, False
    return plainly, found.whole


def _is_move(text: str, position: ReaderPosition) -> bool:
    """Whether words are a move, legal or not."""
    return position.written(text) is not None or _attempted(text, position).whole


def _says_more(name: str, rest: str, position: ReaderPosition) -> bool:
    """Whether there is more in a text than its question can take in."""
    if name in FREE or plain.is_empty(rest, position):
        return False
    return name not in position.words.phrases.questions or not _is_known(rest, position)


def _is_known(text: str, position: ReaderPosition) -> bool:
    """Whether all words stand on the board, among the choices or in the rules."""
    return all(word in position.known_words for word in position.words.reader.read(text).words)


def _as_listed(text: str, reading: Reading) -> bool:
    """Whether the text is the label of a choice: then that is meant, however it begins."""
    tokens = split(text)
    return reading.sure and reading.found[0].said[: len(tokens)] == tokens


def _unknown(text: str, position: ReaderPosition) -> Answer:
    say = position.words.texts
    lines = [say("not-understood", text=text)]
    if not position.sight.choices:
        lines.insert(0, say("not-now"))
    near = [Option(asks, asks) for asks in plain.nearest(text, position)]
    return Answer("unknown", lines, options=near)


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


# --- talk ------------------------------------------------------------------------------------


def _claimed(claim: NamedChoice) -> Answer:
    return Answer("claim", [claim.label], claim=claim.choice)


def _said(rest: str, position: ReaderPosition) -> Answer:
    """A claim; a list of those that come near, with the text as chat; or chat."""
    _base, mark, address = rest.rpartition(MARK)
    say = position.words.texts
    verb = position.words.say_of("ask-say")[0]
    claims = talk.sayable(position)
    if mark or not rest:
        if not claims:
            return Answer("told", [say("say-nothing")])
        found = at(address.strip(), claims) or claims
        return _claimed(found[0]) if len(found) == 1 else _claims(found, f"{verb} {rest}", position)
    heard = talk.heard(rest, position)
    if heard.sure:
        return _claimed(heard.found[0])
    if not heard.plausible:
        return _chat(rest, position)
    chat = f"{position.words.say_of('ask-chat')[0]} {rest}"
    near = _near(heard.found[:MOST_CLAIMS], position)
    return replace(near, options=[*near.options, Option(say("say-chat", text=rest), chat)])


def _near(claims: Sequence[NamedChoice], position: ReaderPosition) -> Answer:
    """A list of claims to pick from."""
    verb = position.words.say_of("ask-say")[0]
    options = [Option(one.label, f"{verb} {one.label}") for one in claims]
    return Answer("which", [position.words.texts("say-near")], options=options)


def _claims(claims: Sequence[NamedChoice], address: str, position: ReaderPosition) -> Answer:
    """A short list of claims, by kind."""
    found = branches(claims, address if MARK in address else f"{address.strip()} {MARK}")
    verb = position.words.say_of("ask-say")[0]
    options = [
        Option(branch.label, branch.address)
        if branch.only is None
        else Option(branch.only.label, f"{verb} {branch.only.label}")
        for branch in found
    ]
    return Answer("which", [position.words.texts("say-which")], options=options)


def _chat(rest: str, position: ReaderPosition) -> Answer:
    return Answer("chat", [rest]) if rest else Answer("told", [position.words.texts("chat-what")])


# --- questions -------------------------------------------------------------------------------


def question_names(position: ReaderPosition) -> list[str]:
    """The available questions: the game's own first."""
    return _names_in(position.words)


def _names_in(words: Vocabulary) -> list[str]:
    own = words.phrases.questions
    general = [name for name in (*GENERAL, *ORDER) if name not in own]
    return [*own, *general]


def _question(text: str, position: ReaderPosition, strict: bool) -> tuple[str, str] | None:
    """The question, and the text after it; the longest match wins."""
    tokens = split(text)
    known = None if strict else position.known_words
    found: tuple[int, str] | None = None
    for name, asked in _beginnings(position.words):
        if _begins(tokens, asked, known) and (found is None or len(asked) > found[0]):
            found = len(asked), name
    if found is None:
        return None
    rest = " ".join(text.split()[found[0] :])
    return found[1], rest if found[1] in SPEECH or position.spans(rest) else ""


@cache
def _beginnings(words: Vocabulary) -> list[tuple[str, list[str]]]:
    """The names of all questions, each with words that it may begin with."""
    names = _names_in(words)
    return [(name, split(one)) for name in names for one in words.say_of(f"ask-{name}")]


def _begins(tokens: Sequence[str], asked: Sequence[str], known: frozenset[str] | None) -> bool:
    """Whether a text begins with these words; with mistakes in words that are not `known`."""
    if len(tokens) < len(asked):
        return False
    costs = [
        word_cost(token, [word]) for token, word in zip(tokens[: len(asked)], asked, strict=True)
    ]
    return all(
        cost == 0 or (known is not None and cost is not None and token not in known)
        for cost, token in zip(costs, tokens, strict=False)
    )


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
        case "say":
            return _said(rest, position)
        case "chat":
            return _chat(rest, position)
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
    if not reading.whole and _attempted(rest, position).whole:
        return _tried(rest, position)
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
    if not reading.whole and not reading.plausible:
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
