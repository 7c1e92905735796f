"""Registry of the games' bot profiles."""

import logging
from multiprocessing import parent_process

from farol.bots.profile import GeneralProfile, Profile
from farol.games import AnyGame, part

log = logging.getLogger(__name__)
_profiles: dict[str, Profile] = {}  # by the module of the game


def profile_of(game: AnyGame) -> Profile:
    """The profile in the game's package; otherwise a general one, with a warning."""
    module = type(game).__module__
    if module not in _profiles:
        _profiles[module] = _find(game)
    return _profiles[module]


def _find(game: AnyGame) -> Profile:
    found = part(game, "bots.profile")
    if found is None:
        if parent_process() is None:  # only once, not in worker processes
            log.warning(
                "%s brings no bots.profile: its bots search with random playouts.",
                game.name,
                extra={"game": game.name},
            )
        return GeneralProfile()
    profile = found.PROFILE
    if not isinstance(profile, Profile):
        raise TypeError(f"{found.__name__}.PROFILE is not a Profile")
    return profile
