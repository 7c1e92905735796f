"""Saboteur: an analysis of the mine and the other seats from one seat's view, for explanations."""

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

NO_WAY: Final = FAR  # distance of a goal that no path leads to


class Analysis:
    """The analysis depends only on the seat's knowledge: roles and goals come from beliefs."""

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
        """The seat's belief for another history."""
        return weigh_history(history, self.number, int(self.is_saboteur), self.places)

    def left(self, goal: int) -> int:
        """The cards missing to a goal."""
        return self.paths.best[goal]

    @property
    def nearest(self) -> int:
        """The cards missing to the nearest possible treasure."""
        return min(self.left(goal) for goal in self.possible)

    def gain(self, piece: int, cell: int, goal: int) -> int:
        """The cards that a piece saves on the way to a goal; negative if it costs some."""
        return self.left(goal) - self.paths.after(self.mine, piece, cell, goal)

    def cleared(self, cell: int) -> int:
        """The cards missing to the target after removing the card in a cell."""
        return self.paths.cleared(self.mine, cell, self.target)

    def reached(self, piece: int, cell: int) -> list[int]:
        """The goals that a piece would turn up and that may hide the treasure."""
        bits = self.mine.reaches(piece, cell)
        return [goal for goal in self.possible if bits >> goal & 1]

    def turns_up(self, piece: int, cell: int) -> bool:
        """Whether a piece would turn up any goal; the rotation of a stone is unknown."""
        return self.mine.reaches(piece, cell) != 0

    def joined(self, piece: int, cell: int) -> int:
        """The number of cards cut off from the start that a piece reconnects."""
        after = self.mine.copy()
        after.place(piece, cell)
        return sum(self.mine.at(one) < REACHED <= after.at(one) for one in self.mine.placed)

    def detour(self, piece: int, cell: int) -> int:
        """The extra cards to the target if the nearest open cell is blocked after the piece is
        laid.
        """
        after = self.mine.copy()
        after.place(piece, cell)
        paths = measured(after)
        return paths.spare[self.target] - paths.best[self.target]

    def leads_on(self) -> bool:
        """Whether any path card in the hand leads nearer to a possible treasure."""
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
        """The seat that laid the card in a cell."""
        for event in reversed(self.events):
            if event["kind"] == "goals":
                return None
            if event["kind"] == "laid" and (event["x"], event["y"]) == (cell_x(cell), cell_y(cell)):
                seat = event["seat"]
                assert isinstance(seat, int)
                return seat
        return None

    def prize(self) -> float:
        """The expected pay of the own side's win, as a share of the maximum."""
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
    """A cell for clients to highlight."""
    return {"x": cell_x(cell), "y": cell_y(cell)}
