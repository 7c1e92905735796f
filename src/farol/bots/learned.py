"""Bots of the level "learned": networks in a folder, one per game and number of seats.

Where there is no network, there is no such bot: no other bot plays under this name.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from farol.bots.bot import Bot, DelegatingBot, Seat
from farol.core.errors import FarolError

if TYPE_CHECKING:
    from farol.bots.network import Network

LEARNED: Final = "learned"
FILES: Final = "*.npz"


class NoNetworks(FarolError):
    """A folder without networks, or with unusable ones."""


@cache
def networks_in(folder: Path) -> dict[tuple[str, int], "Network"]:
    """The networks by game and seats; NoNetworks says what is wrong with the folder."""
    files = sorted(folder.glob(FILES)) if folder.is_dir() else []
    if not files:
        raise NoNetworks(f"{folder} holds no networks: files that end in .npz.")
    try:
        network = import_module("farol.bots.network")
    except ImportError as error:
        raise NoNetworks("Learned bots need NumPy: pip install 'farol[research]'") from error
    found: dict[tuple[str, int], Network] = {}
    for file in files:
        one = network.load_network(file)
        if (one.game, one.seats) in found:
            raise NoNetworks(f"{folder} holds two networks for {one.game} with {one.seats} seats.")
        found[one.game, one.seats] = one
    return found


def learned_seats(folder: Path | None) -> dict[str, frozenset[int]]:
    """By game, the numbers of seats that networks exist for; empty without a folder."""
    found = sorted(networks_in(folder)) if folder is not None else []
    return {name: frozenset(seats for game, seats in found if game == name) for name, _ in found}


class Learned(DelegatingBot):
    """Plays the network for its game and seats; NoNetworks if there is none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def bot_for(self, seat: Seat) -> Bot:
        """The network's bot."""
        network = networks_in(self._folder).get((seat.game.name, seat.seats))
        if network is None:
            raise NoNetworks(f"Nothing has learned {seat.game.name} for {seat.seats} seats.")
        bot: Bot = import_module("farol.bots.network").NetworkBot(network)
        return bot
