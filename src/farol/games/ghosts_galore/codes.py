"""The phases of a game and the ints that stand for actions."""

# compiled by mypyc

from typing import Final

# phases, in the order in which they first come; those marked so are turns of chance
DEAL_BOARDS: Final = 0  # chance
CHOOSE_SIDES: Final = 1
DEAL_TILES: Final = 2  # chance
CHOOSE_HIDDEN: Final = 3  # expert variant only
DEAL_LAMP: Final = 4  # chance
CLAIM: Final = 5  # draw a tile or take a face-up one
DRAW_TILE: Final = 6  # chance
DECIDE: Final = 7  # keep the drawn tile or leave it
REVEAL: Final = 8  # chance: the rest of the stack for the last seat to claim
PLACE: Final = 9
PLACE_HIDDEN: Final = 10
FINISHED: Final = 11
IS_CHANCE: Final = (
    1 << DEAL_BOARDS | 1 << DEAL_TILES | 1 << DEAL_LAMP | 1 << DRAW_TILE | 1 << REVEAL
)

# actions; chance outcomes are a board, a tile or a seat
SIDE: Final = 0  # + 0 for A, 1 for B
DRAW: Final = 2
LEAVE: Final = 3
KEEP: Final = 4
TAKE: Final = 100  # + tile
HIDE: Final = 200  # + tile: the one of two to keep
PUT: Final = 300  # + cell * TURNS + turn
SIDE_REQUEST: Final = 1000  # + side of any board: what people ask for where the rules say SIDE

TABLE: Final = -1  # seat of an event that nobody caused
PHASES: Final[tuple[str, ...]] = (
    "deal-boards",
    "choose-sides",
    "deal-tiles",
    "choose-hidden",
    "deal-lamp",
    "claim",
    "draw-tile",
    "decide",
    "reveal",
    "place",
    "place-hidden",
    "over",
)
