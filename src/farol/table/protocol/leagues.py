"""What goes over HTTP about leagues, and about what an evening brought."""

from farol.table.protocol.bodies import Body, TableSummary
from farol.table.protocol.parts import Name
from farol.table.protocol.ratings import RatingLine


class NewLeague(Body):
    """A league to be founded."""

    name: Name


class LeagueLine(Body):
    """A league that you belong to. Whoever has the code can join."""

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


class League(Body):
    """A league as its members see it; `evening`: the games of the last twelve hours."""

    code: str
    name: str
    members: list[str]
    standings: list[LeagueStandings]
    evening: Podium
    tables: list[TableSummary]


Bodies = NewLeague | Leagues | League | Podium
