"""What goes over HTTP about how strong people are taken to be."""

from typing import Literal

from farol.protocol.bodies import Body

Unrated = Literal[
    "practice",  # somebody alone took back what was revealed
    "undo",  # something was taken back that cannot be unseen
    "hints",  # somebody asked for one
    "stand-in",  # a bot, or somebody else, has played for a person
    "people",  # fewer than two, or one on several seats
    "bots",  # one whose strength nobody knows
    "dice",  # the record cannot be checked
    "record",  # the record cannot be read
    "gone",  # somebody had all their data deleted before it was read
]


class Rating(Body):
    """How strong somebody is taken to be: surely enough between `value - give` and `value + give`.
    `guessing`: after too few games to say anything."""

    value: float
    give: float
    games: int
    won: int
    guessing: bool


class RatingLine(Body):
    """Somebody in a list."""

    name: str
    yours: bool
    rating: Rating


class Anchor(Body):
    """Bots of a level, which are always taken to be that strong."""

    level: str
    value: float


class RatingList(Body):
    """How strong people are in one game: you, and those who let others see their names. Those of
    whom too little is known come last."""

    game: str
    yours: Rating | None
    people: list[RatingLine]


class Ratings(Body):
    """How strong people are, game by game."""

    listed: bool  # others see your name here
    reading: bool  # games of earlier days are still being read
    anchors: list[Anchor]
    lists: list[RatingList]


class SeatRating(Body):
    """What is known of one seat: before the game, and after it if it counts. Of an open seat, and
    of somebody who is gone, nothing."""

    before: Rating | None
    after: Rating | None
    anchor: float | None = None  # of a bot


class TableRating(Body):
    """What a rated table does to ratings; `why` it counts for none, when the game is over."""

    rated: bool
    why: Unrated | None
    seats: list[SeatRating]
