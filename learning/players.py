"""Networks as players of an arena: --bots python:learning.players:policy,expert."""

from dataclasses import dataclass

from farol.bots.bot import Bot, DelegatingBot, Seat
from farol.bots.levels import Expert
from farol.bots.masters import NetworkMaster
from farol.bots.registry import profile_of
from farol.bots.weight_file import weights_of
from farol.core.errors import FarolError


@dataclass(frozen=True)
class Player(DelegatingBot):
    """The network of whatever game it sits at, with so many simulations a move."""

    simulations: int
    exploration: int = 2000

    def bot_for(self, seat: Seat) -> Bot:
        """A master with the game's network and these settings."""
        weights = weights_of(seat.game)
        if weights is None:
            raise FarolError(f"{seat.game.name} has no network.")
        profile = profile_of(seat.game)
        spare = Expert(profile)
        return NetworkMaster(profile, weights, self.simulations, self.exploration, spare)


def policy() -> Player:
    """Without a search."""
    return Player(0)


def search40() -> Player:
    """With 40 simulations."""
    return Player(40)


def search150() -> Player:
    """With 150 simulations."""
    return Player(150)


def search600() -> Player:
    """With 600 simulations."""
    return Player(600)


def search2000() -> Player:
    """With 2,000 simulations."""
    return Player(2000)
