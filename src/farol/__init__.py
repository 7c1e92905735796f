"""Farol: one digital table for hidden-information board games.

`farol.new` starts a game, `farol.open_record` continues a saved one; `docs/library.md` has
examples. Names with a leading underscore may change at any time; all others change only with the
version, as in semver.org.
"""

from typing import TYPE_CHECKING, Any

import farol.builds  # noqa: F401  # selects the build; must come first
from farol.core.game import Game
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import CHANCE, OVER, State
from farol.moved import install

install()

if TYPE_CHECKING:
    from farol.play import Play, new, open_record

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "Play",
    "Rand",
    "Record",
    "State",
    "__version__",
    "new",
    "open_record",
    "replay",
]


def __getattr__(name: str) -> Any:
    # games and bots are imported on demand: the terminal, for one, needs none of them
    if name in {"Play", "new", "open_record"}:
        from farol import play  # noqa: PLC0415

        return getattr(play, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
