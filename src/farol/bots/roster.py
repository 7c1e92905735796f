"""Bots by name on a command line: a level, one level per role, a learned network, a Python class,
or an external program.
"""

import logging
import shlex
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from farol.bots.bot import Bot, DelegatingBot, Seat
from farol.bots.learned import LEARNED, Learned
from farol.bots.levels import Expert, Novice, Random, Regular
from farol.bots.masters import NetworkMaster
from farol.bots.parallel import PARTS, Master
from farol.bots.profile import Profile
from farol.bots.registry import profile_of
from farol.bots.remote import PROGRAM, RemoteBot
from farol.bots.roles import Roles
from farol.bots.safe import SafeBot
from farol.bots.weight_file import BadWeightFile, weights_of
from farol.core.errors import FarolError, shown
from farol.games import ALL, AnyGame

log = logging.getLogger(__name__)

LEVELS: Final = ("random", "novice", "regular", "expert", "master")
NETWORK: Final = "network:"  # prefix of a file
PYTHON: Final = "python:"  # prefix of MODULE:NAME, a factory of a bot
BY_ROLE: Final = "/"  # expert/regular: an expert in the game's first role, a regular in the second
# Share of an expert's budget, where a game has no policy for levels without search.
NOVICE_SHARE: Final = 40
REGULAR_SHARE: Final = 6


class BadBot(FarolError):
    """There is no such bot."""


def new_bot(level: str, game: str, workers: int = PARTS, learned: Path | None = None) -> Bot:
    """A bot of this level; BadBot lists the levels. `learned` is a folder of networks."""
    if level == LEARNED and learned is not None:
        return Learned(learned)
    if level not in LEVELS:
        raise BadBot(f"There is no bot {shown(level)}; the levels are: {', '.join(LEVELS)}.")
    if level == "random":
        return Random()
    profile = profile_of(ALL[game])
    if level == "novice":
        return Novice(profile) if profile.has_policy else Expert(profile, NOVICE_SHARE)
    if level == "regular":
        return Regular(profile) if profile.has_policy else Expert(profile, REGULAR_SHARE)
    if level == "expert":
        return Expert(profile)
    return _master(game, profile, Master(profile, workers))


def _master(game: str, profile: Profile, spare: Master) -> Bot:
    """A master with the game's network; without one, `spare`, or an expert if it is unusable."""
    try:
        weights = weights_of(ALL[game])
    except BadWeightFile as error:
        log.error("Experts play for masters of %s: %s", game, error, extra={"game": game})
        return Expert(profile)
    if weights is None:
        return spare
    simulations, exploration = profile.network_simulations, profile.network_exploration
    return NetworkMaster(profile, weights, simulations, exploration, spare)


class ByRole(DelegatingBot):
    """Plays like one of several bots, depending on its seat's present role."""

    def __init__(self, roles: Roles, bots: Mapping[str, Bot]) -> None:
        self._roles = roles
        self._bots = bots

    def bot_for(self, seat: Seat) -> Bot:
        """The bot for the present role."""
        return self._bots[self._roles.of(seat)]


def player_of(name: str, role: str, roles: Sequence[str]) -> str:
    """The bot for this role in a name; `roles` are all roles, in the game's order."""
    if name.startswith((PROGRAM, NETWORK, PYTHON)) or BY_ROLE not in name:
        return name
    return name.split(BY_ROLE)[list(roles).index(role)]


class Roster:
    """Creates bots for the seats of one game; external programs run once per seat, until
    `close`."""

    def __init__(self, game: AnyGame, patience: float, workers: int = 1) -> None:
        self._game = game
        self._workers = workers  # processes of one master; an arena uses the cores otherwise
        self._patience = patience
        self._programs: dict[tuple[str, int], RemoteBot] = {}

    def create(self, name: str, seat: int) -> SafeBot:
        """A bot for a seat; BadBot if there is none of this name."""
        if name.startswith(PROGRAM):
            key = (name, seat)
            if key not in self._programs:
                self._programs[key] = RemoteBot(
                    shlex.split(name.removeprefix(PROGRAM)), self._patience
                )
            return SafeBot(self._programs[key])
        if name.startswith(NETWORK):
            network = import_module("farol.bots.network")  # needs NumPy
            file = Path(name.removeprefix(NETWORK))
            return SafeBot(network.NetworkBot(network.load_network(file)))
        if name.startswith(PYTHON):
            return SafeBot(called(name.removeprefix(PYTHON)))
        if BY_ROLE in name:
            return SafeBot(self._by_role(name))
        return SafeBot(self._level(name))

    def _by_role(self, name: str) -> Bot:
        roles = Roles(self._game)
        levels = name.split(BY_ROLE)
        if len(levels) != len(roles.names):
            known = BY_ROLE.join(roles.names) or "none"
            raise BadBot(
                f"{shown(name)} names {len(levels)} bots by role; "
                f"the roles of {self._game.name} are: {known}."
            )
        return ByRole(roles, dict(zip(roles.names, map(self._level, levels), strict=True)))

    def _level(self, name: str) -> Bot:
        return new_bot(name, self._game.name, self._workers)

    def close(self) -> None:
        """Terminate all programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()


def called(path: str) -> Bot:
    """A user's bot: `NAME()` of an importable module; BadBot if there is none."""
    module, _, name = path.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadBot(f"There is no {PYTHON}{shown(path)}: {error}") from error
    bot: Bot = found()
    return bot
