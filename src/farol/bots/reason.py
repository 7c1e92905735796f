"""Reasons for moves and beliefs about others: as data first, then in a language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from farol.core.data import Json
from farol.words import Words

Place = Mapping[str, int | str]  # in the game's views, such as {"x": 3, "y": -1}

SURELY: Final = "surely"
PROBABLY: Final = "probably"
OPEN: Final = "open"
SURE: Final = 0.95  # chance from which a belief is called "surely"
LIKELY: Final = 0.6  # from this chance on "probably"
UNLIKELY: Final = 0.3


@dataclass(frozen=True)
class Reason:
    """A reason for a move, or a piece of evidence.

    Clients highlight seats, cards and places; numbers and words are arguments of the sentence, the
    Fluent message reason-<kind>. Words are ids that the message selects by.
    """

    kind: str
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    numbers: Mapping[str, int | float] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    sum: tuple["Reason", ...] = ()  # terms of a sum: $sum
    others: tuple["Reason", ...] = ()  # compared moves: $others

    def sentence(self, words: Words, names: Sequence[str] = ()) -> str:
        """In the language of `words`; seats by name where names are given.

        A kind without a message is shown by its own words.
        """
        if not words.has(f"reason-{self.kind}"):
            return self.kind.replace("-", " ")
        values: dict[str, str | int | float] = {**self.numbers, **self.words}
        for value, seat in zip(("who", "other"), self.seats, strict=False):
            values[value] = seat_name(seat, words, names)
        for value, card in zip(("card", "second"), self.cards, strict=False):
            if words.has(f"card-{card}"):
                values[value] = words.say(f"card-{card}")
        for value, parts, between in (("sum", self.sum, ", "), ("others", self.others, "; ")):
            if parts:
                values[value] = between.join(part.sentence(words, names) for part in parts)
        return words.say(f"reason-{self.kind}", **values)

    def to_json(self) -> dict[str, Json]:
        """Compact: empty members are omitted."""
        about: list[Json] = [{"seat": seat} for seat in self.seats]
        about += [{"card": card} for card in self.cards]
        about += [{"place": dict(place)} for place in self.places]
        data: dict[str, Json] = {"kind": self.kind}
        if about:
            data["about"] = about
        if self.numbers:
            data["numbers"] = dict(self.numbers)
        if self.words:
            data["words"] = dict(self.words)
        if self.sum:
            data["sum"] = [part.to_json() for part in self.sum]
        if self.others:
            data["others"] = [other.to_json() for other in self.others]
        return data

    def told(self, words: Words, names: Sequence[str] = ()) -> dict[str, Json]:
        """For clients: the data and the sentence."""
        return {"sentence": self.sentence(words, names), **self.to_json()}


def reason_from_json(data: Mapping[str, Any]) -> Reason:
    """The inverse of `Reason.to_json`, for trusted data."""
    about = data.get("about", [])
    return Reason(
        data["kind"],
        tuple(thing["seat"] for thing in about if "seat" in thing),
        tuple(thing["card"] for thing in about if "card" in thing),
        tuple(thing["place"] for thing in about if "place" in thing),
        data.get("numbers", {}),
        data.get("words", {}),
        tuple(reason_from_json(part) for part in data.get("sum", ())),
        tuple(reason_from_json(other) for other in data.get("others", ())),
    )


@dataclass(frozen=True)
class RoleBelief:
    """A belief about one seat's role, its certainty and evidence."""

    seat: int
    role: str  # the likelier one; "" if undecided
    word: str  # surely, probably or open
    chance: float  # that the seat has the game's first role
    evidence: tuple[Reason, ...] = ()

    def sentence(self, words: Words, names: Sequence[str] = ()) -> str:
        """Such as: Candil is probably … : blocked twice."""
        key = f"belief-{self.role}-{self.word}" if self.role else "belief-open"
        text = words.say(key, who=seat_name(self.seat, words, names))
        evidence = ", ".join(reason.sentence(words, names) for reason in self.evidence)
        return f"{text}: {evidence}." if evidence else f"{text}."

    def to_json(self) -> dict[str, Json]:
        """The belief without texts of a language."""
        return {
            "seat": self.seat,
            "role": self.role,
            "word": self.word,
            "chance": self.chance,
            "evidence": [reason.to_json() for reason in self.evidence],
        }

    def told(self, words: Words, names: Sequence[str] = ()) -> dict[str, Json]:
        """For clients: the data, and sentences for the belief and each piece of evidence."""
        return {
            **self.to_json(),
            "sentence": self.sentence(words, names),
            "evidence": [reason.told(words, names) for reason in self.evidence],
        }


def believed(
    seat: int, chance: float, roles: tuple[str, str], evidence: tuple[Reason, ...] = ()
) -> RoleBelief:
    """A belief from the chance that the seat has the first of two roles.

    >>> believed(2, 0.97, ("wolf", "sheep")).word
    'surely'
    >>> believed(2, 0.2, ("wolf", "sheep")).role
    'sheep'
    """
    first, second = roles
    chance = round(chance, 3)
    if chance >= LIKELY:
        return RoleBelief(seat, first, SURELY if chance >= SURE else PROBABLY, chance, evidence)
    if chance <= UNLIKELY:
        word = SURELY if chance <= 1 - SURE else PROBABLY
        return RoleBelief(seat, second, word, chance, evidence)
    return RoleBelief(seat, "", OPEN, chance, evidence)


def belief_from_json(data: Mapping[str, Any]) -> RoleBelief:
    """The inverse of `RoleBelief.to_json`, for trusted data."""
    evidence = tuple(reason_from_json(reason) for reason in data["evidence"])
    return RoleBelief(data["seat"], data["role"], data["word"], data["chance"], evidence)


def seat_name(seat: int, words: Words, names: Sequence[str]) -> str:
    """A seat's name for people: of its person, or its number from 1."""
    return names[seat] if names else words.say("seat", seat=seat + 1)
