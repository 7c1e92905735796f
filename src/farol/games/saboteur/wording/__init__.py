"""Saboteur in words."""

from typing import Final

from farol.games.saboteur.wording.describe import describe
from farol.games.saboteur.wording.sheet import sheet
from farol.games.saboteur.wording.words import group, label, log, progress, status
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
