"""Ghosts Galore in words."""

from typing import Final

from farol.games.ghosts_galore.wording.describe import describe
from farol.games.ghosts_galore.wording.sheet import sheet
from farol.games.ghosts_galore.wording.words import group, label, log, progress, status
from farol.wording.wording import Wording

WORDING: Final = Wording(
    progress=progress,
    status=status,
    label=label,
    group=group,
    log=log,
    describe=describe,
    sheet=sheet,
)
