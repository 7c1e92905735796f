"""HTTP bodies of ratings."""

from typing import Literal

from farol.protocol.bodies import Body

Unrated = Literal[
    "practice",  # somebody alone undid what was revealed
    "undo",  # an undo of revealed information
    "hints",  # a hint was given
    "stand-in",  # a bot or somebody else has played for a person
    "people",  # fewer than two, or one on several seats
    "bots",  # a bot of unknown strength
    "dice",  # the dice cannot be verified
    "record",  # the record cannot be read
    "gone",  # a player was erased before it was read
]


class Rating(Body):
    """Estimated strength: very likely between `value - give` and `value + give`.
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
    """Bots of a level; their strength is fixed."""

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

    listed: bool  # your name is public here
    reading: bool  # older games are still being read
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
