"""HTTP bodies of company."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from farol.protocol.bodies import Body, TableSummary
from farol.protocol.types import ClockPlan

Pace: TypeAlias = Literal["brisk", "calm", "days"]
Experience: TypeAlias = Literal["any", "new", "seasoned"]
Language: TypeAlias = Annotated[str, Meta(pattern="^(any|[a-z]{2})$")]


class Wishes(Body):
    """What somebody wants to play: with whom goes together who wants the same, or `any`. `seats`:
    as many as one likes best; nobody waits for that."""

    game: Annotated[str, Meta(max_length=40)]
    pace: Pace
    experience: Experience = "any"
    language: Language = "any"
    seats: Annotated[int, Meta(ge=1, le=62)] = 4


class Looking(Body):
    """Somebody who looks for company, and since when."""

    name: str
    face: int | None
    game: str
    pace: Pace
    experience: Experience
    language: str
    since: float


class OpenTable(Body):
    """A public table with an open seat; `experience` and `language` of those who met there by a
    search."""

    table: TableSummary
    experience: Experience = "any"
    language: str = "any"


class CompanySearch(Body):
    """Your search. `code`: the table where company was found; you may have a seat there already."""

    wishes: Wishes
    since: float
    code: str | None = None


class Usual(Body):
    """How long it took lately to find company for a game: the median, in seconds."""

    game: str
    seconds: float


class CompanyBoard(Body):
    """Open tables, people who look for company, how long that took lately, and your own search."""

    tables: list[OpenTable]
    looking: list[Looking]
    usual: list[Usual]
    clocks: dict[str, ClockPlan]  # by pace
    search: CompanySearch | None = None
