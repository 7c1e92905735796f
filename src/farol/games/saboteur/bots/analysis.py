"""Saboteur: the mine and the others as one seat sees them, measured once for the sake of words."""

from typing import Final

from farol.bots.bot import Seat, View
from farol.games.saboteur.actions import PLACES
from farol.games.saboteur.bots.belief import Belief, believe, possible_treasures, weigh_history
from farol.games.saboteur.bots.history import RoundHistory
from farol.games.saboteur.bots.paths import FAR, Paths
from farol.games.saboteur.mine import Mine
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    FACE_THROUGH,
    GOALS,
    MAX_PAY,
    PATHS,
    PIECE_OPEN,
    REACHED,
    SABOTEUR,
    SABOTEUR_PAY,
    cell_x,
    cell_y,
)

NO_WAY: Final = FAR  # cards to a goal that nothing leads to


class Analysis:
    """Nothing here depends on what the seat does not know: roles and goals come from beliefs."""

    def __init__(self, seat: Seat) -> None:
        world = seat.world
        assert isinstance(world, Saboteur)
        self.number = seat.number
        self.events: list[View] = list(seat.events)
        self.belief: Belief = believe(seat)
        self.places: list[int] = possible_treasures(seat.observation())
        self.mine: Mine = world.mine
        self.tools = world.tools
        self.seats = world.seats
        self.pile = world.cards.pile_size
        self.hand = world.cards.hand(seat.number)
        self.is_saboteur = world.roles[seat.number] == SABOTEUR
        self.chances = [self.belief.treasure(goal) for goal in range(GOALS)]
        self.possible = [goal for goal in range(GOALS) if self.chances[goal] > 0]
        self.paths = measured(self.mine)
        self.target = max(self.possible, key=lambda goal: (self.chances[goal], -self.left(goal)))
        self.knows = len(self.possible) == 1

    def weigh(self, history: RoundHistory) -> Belief:
        """What the seat would believe after another history."""
        return weigh_history(history, self.number, int(self.is_saboteur), self.places)

    def left(self, goal: int) -> int:
        """Cards that are missing to a goal."""
        return self.paths.best[goal]

    @property
    def nearest(self) -> int:
        """Cards that are missing to the nearest goal where the treasure may lie."""
        return min(self.left(goal) for goal in self.possible)

    def gain(self, piece: int, cell: int, goal: int) -> int:
        """Cards that a piece saves on the way to a goal; negative if it costs some."""
        return self.left(goal) - self.paths.after(self.mine, piece, cell, goal)

    def cleared(self, cell: int) -> int:
        """Cards that are missing to the target once the card in a cell is gone."""
        return self.paths.cleared(self.mine, cell, self.target)

    def reached(self, piece: int, cell: int) -> list[int]:
        """Goals that a piece would turn up and that may hide the treasure."""
        bits = self.mine.reaches(piece, cell)
        return [goal for goal in self.possible if bits >> goal & 1]

    def turns_up(self, piece: int, cell: int) -> bool:
        """Whether a piece would turn up any goal; which way a stone then lies is not known."""
        return self.mine.reaches(piece, cell) != 0

    def joined(self, piece: int, cell: int) -> int:
        """Cards that were cut off and that a piece joins with the start again."""
        after = self.mine.copy()
        after.place(piece, cell)
        return sum(self.mine.at(one) < REACHED <= after.at(one) for one in self.mine.placed)

    def detour(self, piece: int, cell: int) -> int:
        """Cards more to the target if the nearest open cell is walled up, once the piece lies."""
        after = self.mine.copy()
        after.place(piece, cell)
        paths = measured(after)
        return paths.spare[self.target] - paths.best[self.target]

    def leads_on(self) -> bool:
        """Whether any path card in the hand brings a goal nearer where the treasure may lie."""
        return any(
            self.gain(piece, cell, goal) > 0
            for kind in set(self.hand)
            if kind < PATHS and FACE_THROUGH[2 * kind + 1]
            for piece in (2 * kind, 2 * kind + 1)
            for cell in self.mine.open_cells
            if self.mine.fits(PIECE_OPEN[piece], cell)
            for goal in self.possible
        )

    def layer(self, cell: int) -> int | None:
        """Who laid the card in a cell."""
        for event in reversed(self.events):
            if event["kind"] == "goals":
                return None
            if event["kind"] == "laid" and (event["x"], event["y"]) == (cell_x(cell), cell_y(cell)):
                seat = event["seat"]
                assert isinstance(seat, int)
                return seat
        return None

    def prize(self) -> float:
        """The share of the greatest pay that the own side's win is believed to bring."""
        shares = [self._share(mask.bit_count()) for mask in self.belief.masks]
        weights = self.belief.weights
        total = sum(share * weight for share, weight in zip(shares, weights, strict=True))
        return total / sum(weights)

    def _share(self, saboteurs: int) -> float:
        if self.is_saboteur:
            return int(SABOTEUR_PAY[saboteurs]) / MAX_PAY
        # A mean gold card is worth 11/7, and there are as many cards as seats.
        return min(1.0, 11 * int(self.seats) / (7 * MAX_PAY * max(1, self.seats - saboteurs)))


def measured(mine: Mine) -> Paths:
    """The paths of a mine to all goals."""
    paths = Paths()
    paths.measure(mine)
    for goal in range(GOALS):
        paths.find(mine, goal)
    return paths


def goal_word(goal: int) -> dict[str, str]:
    """A goal for a sentence."""
    return {"goal": PLACES[goal]}


def cell_place(cell: int) -> dict[str, int]:
    """A cell for a client to light up."""
    return {"x": cell_x(cell), "y": cell_y(cell)}
