"""HTTP bodies of leagues and of an evening's results."""

from typing import Annotated

from msgspec import Meta

from farol.community.ratings.bodies import RatingLine
from farol.protocol.bodies import Body, TableSummary
from farol.protocol.types import Name


class NewLeague(Body):
    """A league to be founded."""

    name: Name


class LeagueMember(Body):
    """Somebody who belongs to a league, by their place in its list; the name tells whether the list
    is still the same."""

    place: Annotated[int, Meta(ge=0, le=999)]
    name: Name


class ChangeLeague(Body):
    """A change by the member of longest standing: another name; another code; a member removed,
    who cannot come back by the old code."""

    name: Name | None = None
    new_code: bool = False
    remove: LeagueMember | None = None


class LeagueLine(Body):
    """A league that you belong to. The code lets anybody join."""

    code: str
    name: str
    members: int


class Leagues(Body):
    """The leagues that you belong to."""

    leagues: list[LeagueLine]


class LeagueStandings(Body):
    """Members by their games of one kind at tables of the league."""

    game: str
    people: list[RatingLine]


class PodiumLine(Body):
    """What somebody brought home from some games. A game is worth the share of the others there
    whom one came out ahead of; equal places count half."""

    place: int
    name: str
    yours: bool
    played: int
    won: int
    points: float


class Podium(Body):
    """What an evening brought: the best first; equal places are shared."""

    games: int
    lines: list[PodiumLine]


class PartyLeague(Body):
    """The league of yours that the games of a party count for from now on, by its code; or none."""

    league: Annotated[str, Meta(max_length=40)] | None


class League(Body):
    """A league as its members see it; `evening`: the games of the last twelve hours; `reading`:
    some games are still to be read, and the standings will change."""

    code: str
    name: str
    members: list[str]
    standings: list[LeagueStandings]
    evening: Podium
    tables: list[TableSummary]
    reading: bool
    keeper: bool  # you are the longest-standing member, who manages the league
