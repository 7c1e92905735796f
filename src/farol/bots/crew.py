"""Bots by their names on a command line: a level, two levels by role, or a program."""

import shlex
from typing import Final

from farol.bots.bot import Bot, Clock, Seat
from farol.bots.guard import Guard
from farol.bots.levels import Expert, Novice, Random, Regular
from farol.bots.master import PARTS, Master
from farol.bots.minds import MINDS
from farol.bots.remote import PROGRAM, RemoteBot
from farol.core.errors import FarolError, shown

LEVELS: Final = ("random", "novice", "regular", "expert", "master")
BY_ROLE: Final = "/"  # expert/regular: an expert as saboteur, a regular as digger


class BadBot(FarolError):
    """A bot that does not exist."""


def new_bot(level: str, game: str, workers: int = PARTS) -> Bot:
    """A bot of this level; BadBot says which there are."""
    mind = MINDS[game]
    if level == "random":
        return Random()
    if level == "novice":
        return Novice(mind)
    if level == "regular":
        return Regular(mind)
    if level == "expert":
        return Expert(mind)
    if level == "master":
        return Master(game, workers)
    raise BadBot(f"There is no bot {shown(level)}; the levels are: {', '.join(LEVELS)}.")


class ByRole:
    """Plays like one bot as a saboteur and like another one as a digger."""

    def __init__(self, saboteur: Bot, digger: Bot) -> None:
        self._saboteur = saboteur
        self._digger = digger

    def choose(self, seat: Seat, clock: Clock | None = None) -> int:
        """What the bot for the present role chooses."""
        me = seat.observation()["me"]
        assert isinstance(me, dict)
        bot = self._saboteur if me["role"] == "saboteur" else self._digger
        return bot.choose(seat, clock)


def player_of(name: str, role: str) -> str:
    """Which bot plays this role behind a name."""
    if name.startswith(PROGRAM) or BY_ROLE not in name:
        return name
    saboteur, digger = name.split(BY_ROLE, 1)
    return saboteur if role == "saboteur" else digger


class Crew:
    """Hires bots for seats of one game; programs are started once a seat and let go at the end."""

    def __init__(self, game: str, patience: float, workers: int = 1) -> None:
        self._game = game
        self._workers = workers  # processes of one master; an arena uses the cores otherwise
        self._patience = patience
        self._programs: dict[tuple[str, int], RemoteBot] = {}

    def hire(self, name: str, seat: int) -> Guard:
        """A guarded bot for a seat; BadBot if there is none of this name."""
        if name.startswith(PROGRAM):
            key = (name, seat)
            if key not in self._programs:
                self._programs[key] = RemoteBot(
                    shlex.split(name.removeprefix(PROGRAM)), self._patience
                )
            return Guard(self._programs[key])
        if BY_ROLE in name:
            saboteur, digger = name.split(BY_ROLE, 1)
            return Guard(ByRole(self._level(saboteur), self._level(digger)))
        return Guard(self._level(name))

    def _level(self, name: str) -> Bot:
        return new_bot(name, self._game, self._workers)

    def dismiss(self) -> None:
        """End all programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
