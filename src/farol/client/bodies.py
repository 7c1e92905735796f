"""What goes over HTTP, as types that leave out what they do not know."""

from collections.abc import Mapping

from msgspec import field

from farol.client.messages import (
    ClaimLine,
    ClockPlan,
    JsonObject,
    SeatInfo,
    SeatPlan,
    Step,
    Told,
)

OptionValue = bool | int | str


class OptionNeed(Told):
    """An option means something only beside this word of another one."""

    option: str
    word: str


class SeatCounts(Told):
    """From so many seats to so many."""

    least: int
    most: int


class OptionInfo(Told):
    """One option of a game: a `flag`, a `number` from `low` to `high`, a `choice` of `words`."""

    name: str
    kind: str
    default: OptionValue
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None
    names: str | None = None
    names_a_seat: bool = False
    seats: dict[str, SeatCounts] | None = None
    only: OptionNeed | None = None

    def values(self, seats: int) -> list[OptionValue]:
        """What can be chosen with so many seats."""
        if self.kind == "flag":
            return [True, False]
        if self.kind == "choice":
            counts = self.seats or {}
            usual = SeatCounts(seats, seats)
            return [
                word
                for word in self.words or []
                if counts.get(word, usual).least <= seats <= counts.get(word, usual).most
            ]
        low, high = self.low or 0, self.high or 0
        return list(range(low, (min(high, seats) if self.names_a_seat else high) + 1))

    def is_offered(self, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether it means anything beside the others as they are."""
        return self.only is None or chosen.get(self.only.option) == self.only.word


class ClaimPart(Told):
    """What a claim is put together of: another `seat`, or one of some `values`."""

    name: str
    kind: str
    values: list[str | int]


class ClaimInfo(Told):
    """A kind of claim that a game knows."""

    name: str
    parts: list[ClaimPart]


class GameInfo(Told):
    """What can be played, by how many."""

    name: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    claims: list[ClaimInfo] = field(default_factory=list)
    learned: list[int] = field(default_factory=list)  # seats that networks play


class ServerInfo(Told):
    """The server, its games and its bots."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    usual_level: str
    languages: list[str]
    address: str


class RuleInfo(Told):
    """One numbered rule."""

    number: str
    text: str
    reconstructed: bool


class SectionInfo(Told):
    """A titled group of rules."""

    number: str
    title: str
    rules: list[RuleInfo]


class RulesText(Told):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: list[SectionInfo]


class Me(Told):
    """Who the cookie says one is."""

    name: str | None


class Opened(Told):
    """The code of a new table."""

    code: str


class TableSummary(Told):
    """A table in a list."""

    code: str
    game: str
    status: str
    seats: list[SeatInfo]
    your_turn: bool
    practice: bool = False


class Tables(Told):
    """The tables where one sits, and the public ones with an open seat."""

    mine: list[TableSummary]
    open: list[TableSummary]


class Frame(Told):
    """One decision with the chance that followed, and how things stood then."""

    steps: list[Step]
    observation: JsonObject
    claims: list[ClaimLine] = field(default_factory=list)


class Replay(Told):
    """A finished game to watch again."""

    game: str
    seats: list[SeatInfo]
    seat: int | None
    frames: list[Frame]
    practice: bool = False
    explained: list[int] = field(default_factory=list)


class Problem(Told):
    """Why a request was refused."""

    sentence: str = ""


class NewTable(Told, omit_defaults=True):
    """A table to be opened; the one who opens it is its host."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = field(default_factory=dict)
    visibility: str = "link"
    clock: ClockPlan = field(default_factory=ClockPlan)
    handover: str = "nobody"
    start: bool = False
    sealed: bool = False  # with `start`: what people put into the dice is waited for
