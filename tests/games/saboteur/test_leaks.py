"""A discarded card that is told too widely: the suite finds it in this very game."""

import pytest

from farol.core.data import Json
from farol.core.event import Event
from farol.games.saboteur.game import SaboteurGame
from farol.games.saboteur.tables import KIND_IDS
from farol.testing import GameSuite


class ToldToSeats(SaboteurGame):
    """Every seat hears which card was discarded."""

    __module__ = SaboteurGame.__module__  # its laws and texts are those of Saboteur

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        view = super().event_view(event, seat)
        if event.kind == "discarded" and self.hears(seat):
            view["card"] = KIND_IDS[event.private[0]]
        return view

    def hears(self, seat: int | None) -> bool:
        return seat is not None


class ToldToAll(ToldToSeats):
    """Spectators hear it too."""

    __module__ = SaboteurGame.__module__

    def hears(self, seat: int | None) -> bool:  # noqa: ARG002
        return True


class Judge(GameSuite):
    def __init__(self, game: SaboteurGame) -> None:
        self.game = game


def test_a_discarded_card_told_to_all_seats_is_found() -> None:
    with pytest.raises(AssertionError, match="hears what it does not see"):
        Judge(ToldToSeats()).test_what_looks_alike_sounds_alike()


@pytest.mark.parametrize("leak", [ToldToSeats, ToldToAll])
def test_a_discarded_card_that_is_not_declared_public_is_found(leak: type[SaboteurGame]) -> None:
    with pytest.raises(AssertionError, match=r"hears? card of 'discarded'"):
        Judge(leak()).test_an_event_tells_what_the_game_declares()
