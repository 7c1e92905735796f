"""The facts of the game as ints and lists, built from data.json."""

# compiled by mypyc

from typing import Final

from farol.core.data import Json, read_data
from farol.core.native import i64, vec
from farol.core.vectors import bit, numbers

COLOURS: Final = 5  # blue, green, yellow, orange, red: levels 0 to 4 inside the program
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
ORANGE: Final = 3
RED: Final = 4
GHOSTS_PER_COLOUR: Final = 5
TOKENS_PER_COLOUR: Final = 12
BUILDINGS: Final = 6
MOST_SEATS: Final = 4
CELLS: Final = 30  # building * COLOURS + colour: where ghosts stand and haunt spaces lie
LIMIT: Final = 6  # ghosts in one building
MASTER_LIMIT: Final = 4
SECTIONS: Final = 3
MASTER_SECTIONS: Final = 4
ACTIONS: Final = 6  # action spaces of a section; Rest has none
NO_ACTION: Final = -1
DISCS: Final = 12
START_SCARE: Final = 2
START_BLUES: Final = 3
REFILL_BLUES: Final = 3
OWN_HAUNTS: Final = 6
EXTRA_HAUNTS: Final = 2  # of an unused colour, for two players
SLOTS: Final = 3  # bonus token spaces of a player
BONUS_COPIES: Final = 2
CARDS: Final = 52
DISPLAY: Final = 8
CARD_PRICE: Final = 3  # ghost tokens
CARD_POINTS: Final = 3
SHARE_POINTS: Final = 1
QUIET_ROUNDS: Final = 20  # after so many, programs among themselves call a game stuck
PROGRESS: Final = -1  # quiet rounds, counted in the round of a progress
LAST_CARD: Final = 5  # occupying so many triggers the end
SET_SIZE: Final = 3  # Master: different tokens that make a set
SET_POINTS: Final = 5
EMPTY_PILES: Final = 2  # Master: so many empty piles trigger the end
PLUS: Final = 3  # what the Plus Three token adds
BONUS_SCARE: Final = 2
BONUS_DISCS: Final = 3
LOWER_TOKENS: Final = 2  # for dropping a section
TRADE_TOKENS: Final = 2  # for, or against, one of the colour above
BIG_SCARE: Final = 2  # scare points in one gain
CALL_CONSOLATION: Final = 1  # scare point for a number not reached

SUMMON: Final = 0
SCARE: Final = 1
UPGRADE: Final = 2
MOVE: Final = 3
FIGHT: Final = 4
HAUNT: Final = 5

# Bonus token types; the colour tokens are BONUS_BLUE + colour.
BONUS_SUMMON: Final = 0
BONUS_RECOVER: Final = 1
BONUS_SCARES: Final = 2
BONUS_POINT: Final = 3
BONUS_BLUE: Final = 4
BONUS_YELLOW: Final = 6
BONUS_REROLL: Final = 7
BONUS_PLUS: Final = 8
BONUS_BIGGER: Final = 9
BONUS_REST: Final = 10
BONUS_FAR_MOVE: Final = 11
BONUSES: Final = 12
FREE: Final = -1  # a bonus space without token or disc
LOCKED: Final = 12  # a bonus space with a disc on it

# Hooks: what a card changes in the rules while its owner acts. The value is the card's own.
MOVE_ANYWHERE: Final = 0
HAUNT_NEXT_DOOR: Final = 1
WEAKER_WIN_POINTS: Final = 2
STRONGER_WIN_POINTS: Final = 3
RAISED_LEVEL: Final = 4
ATTACK_BONUS: Final = 5
SAME_COLOUR: Final = 6
FIND_TOKENS: Final = 7
SUMMON_TOKENS: Final = 8
WIN_SCARE: Final = 9
UPGRADE_DISCOUNT: Final = 10
ENCORE: Final = 11
SECOND_MOVE: Final = 12
REROLL_PRICE: Final = 13
BRAWL: Final = 14
TIE_WINS: Final = 15
SURE_WIN: Final = 16
UPGRADE_POINTS: Final = 17
WIN_TOKENS: Final = 18
ANY_DEFENDER: Final = 19
BIG_SCARE_POINTS: Final = 20
ORANGE_POINTS: Final = 21
COLOUR_BLIND: Final = 22
WELCOME_TOKENS: Final = 23
ODD_COUPLE: Final = 24
UNHAUNT: Final = 25
CARD_DISCOUNT: Final = 26
SCARE_BONUS: Final = 27
HOOKS: Final = (
    "move_anywhere",
    "haunt_next_door",
    "weaker_win_points",
    "stronger_win_points",
    "raised_level",
    "attack_bonus",
    "same_colour",
    "find_tokens",
    "summon_tokens",
    "win_scare",
    "upgrade_discount",
    "encore",
    "second_move",
    "reroll_price",
    "brawl",
    "tie_wins",
    "sure_win",
    "upgrade_points",
    "win_tokens",
    "any_defender",
    "big_scare_points",
    "orange_points",
    "colour_blind",
    "welcome_tokens",
    "odd_couple",
    "unhaunt",
    "card_discount",
    "scare_bonus",
)

# Moments at which a card may be offered to its owner.
AT_MENU: Final = 0
AFTER_SCARE: Final = 1
AFTER_MOVE: Final = 2  # one ghost moved by a Move action
AFTER_FIGHT: Final = 3  # one fight with dice, won or lost
AFTER_WIN: Final = 4  # a whole Fight action with at least one win
AFTER_SUMMON: Final = 5
AFTER_HAUNT: Final = 6
MOMENTS: Final = ("menu", "scare", "move", "fight", "fight_won", "summon", "haunt")

# Effects: what an offered card does; offers.py holds one entry for each.
SECOND_WIND: Final = 0
EXORCISE: Final = 1
LOWER: Final = 2
TAKE_TOKEN: Final = 3
FLY: Final = 4
SCREAM: Final = 5
CALL_NUMBER: Final = 6
JOIN_CROWD: Final = 7
BUY_TOKEN: Final = 8
FULL_HOUSE: Final = 9
SPARRING: Final = 10
EXCHANGE: Final = 11
SWAP: Final = 12
LESSON: Final = 13
WISDOM: Final = 14
PLACE: Final = 15
TREAT: Final = 16
EFFECTS: Final = (
    "second_wind",
    "exorcise",
    "lower",
    "take_token",
    "fly",
    "scream",
    "call_number",
    "join_crowd",
    "buy_token",
    "full_house",
    "sparring",
    "exchange",
    "swap",
    "lesson",
    "wisdom",
    "place",
    "treat",
)

# What a card counts at the end of the game.
COUNT_COLOURED_CARDS: Final = 0
COUNT_SCARE_POINTS: Final = 1
COUNT_LOWEST_SECTION: Final = 2
COUNT_RED_TOKENS: Final = 3
COUNT_TOKENS: Final = 4
COUNT_UNPLACED_HAUNTS: Final = 5
COUNT_RAINBOWS: Final = 6
COUNT_POINTS: Final = 7  # scored after all others
COUNTS: Final = (
    "coloured_cards",
    "scare_points",
    "lowest_section",
    "red_tokens",
    "tokens",
    "unplaced_haunts",
    "rainbows",
    "points",
)
POINT_HOOKS: Final = (
    WEAKER_WIN_POINTS,
    STRONGER_WIN_POINTS,
    UPGRADE_POINTS,
    BIG_SCARE_POINTS,
    ORANGE_POINTS,
)

# Sources of haunt points: these, then one for each card that gives points.
FROM_HAUNTS: Final = 0
FROM_CARDS: Final = 1  # for occupying one
FROM_SHARING: Final = 2
FROM_BONUS: Final = 3
FROM_SETS: Final = 4  # Master variant
FIRST_CARD_SOURCE: Final = 5

Row = dict[str, Json]


def _row(value: Json) -> Row:
    assert isinstance(value, dict)
    return value


def _items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _int(value: Json) -> i64:
    assert isinstance(value, int)
    return value


def _str(value: Json) -> str:
    assert isinstance(value, str)
    return value


DATA: Final[Row] = _row(read_data("farol.games.halloween", "data.json"))
CARD_ROWS: Final[list[Row]] = [_row(value) for value in _items(DATA["cards"])]
_COLOUR_ROWS: Final[list[Row]] = [_row(value) for value in _items(DATA["colours"])]
_BUILDING_ROWS: Final[list[Row]] = [_row(value) for value in _items(DATA["buildings"])]

COLOUR_NAMES: Final[list[str]] = [_str(row["name"]) for row in _COLOUR_ROWS]
DIE_SIDES: Final[vec[i64]] = numbers([_int(row["die"]) for row in _COLOUR_ROWS])
HAUNT_POINTS: Final[vec[i64]] = numbers([_int(row["haunt"]) for row in _COLOUR_ROWS])
SCARE_GAIN: Final[vec[i64]] = numbers([_int(row["scare"]) for row in _COLOUR_ROWS])
UPGRADE_COST: Final[vec[i64]] = numbers([_int(row["upgrade_cost"]) for row in _COLOUR_ROWS])
BUILDING_NAMES: Final[list[str]] = [_str(row["name"]) for row in _BUILDING_ROWS]
ACTION_NAMES: Final[list[str]] = [_str(value) for value in _items(DATA["actions"])]
BONUS_NAMES: Final[list[str]] = [_str(value) for value in _items(DATA["bonus_tokens"])]
START_BUILDING: Final[i64] = BUILDING_NAMES.index(_str(DATA["start_building"]))
LOWEST_SECTION_POINTS: Final[vec[i64]] = numbers(
    [_int(value) for value in _items(DATA["lowest_section_points"])]
)
CARD_SETS: Final[dict[str, list[int]]] = {
    name: sorted(_int(value) for value in _items(cards))
    for name, cards in _row(DATA["sets"]).items()
}


def _neighbour_masks() -> list[int]:
    masks: list[int] = []
    for row in _BUILDING_ROWS:
        mask: i64 = 0
        for name in _items(row["next_to"]):
            mask |= bit(BUILDING_NAMES.index(_str(name)))
        masks.append(mask)
    return masks


NEIGHBOURS: Final[vec[i64]] = numbers(_neighbour_masks())  # sets of buildings
BUILDING_OF: Final[vec[i64]] = numbers([cell // COLOURS for cell in range(CELLS)])
COLOUR_OF: Final[vec[i64]] = numbers([cell % COLOURS for cell in range(CELLS)])

# Two different colours, lower first: the pairs of the Odd Couple.
PAIR_LOW: Final[vec[i64]] = numbers([0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
PAIR_HIGH: Final[vec[i64]] = numbers([1, 2, 3, 4, 2, 3, 4, 3, 4, 4])
PAIRS: Final = 10


def _card_set(name: str, word: str) -> i64:
    cards: i64 = 0
    for row in CARD_ROWS:
        if row[name] == word:
            cards |= bit(_int(row["number"]))
    return cards


COLOURED_CARDS: Final[i64] = _card_set("cost", "coloured")  # sets of cards: bit = number
ONCE_CARDS: Final[i64] = _card_set("timing", "once")


def _hook_values() -> list[int]:
    values = [0] * (len(HOOKS) * (CARDS + 1))
    for row in CARD_ROWS:
        if "hooks" in row:
            for name, value in _row(row["hooks"]).items():
                values[HOOKS.index(name) * (CARDS + 1) + _int(row["number"])] = _int(value)
    return values


def _hook_cards() -> list[int]:
    sets: list[int] = []
    hook: i64
    for hook in range(len(HOOKS)):
        cards: i64 = 0
        card: i64
        for card in range(CARDS + 1):
            if HOOK_VALUES[hook * (CARDS + 1) + card] != 0:
                cards |= bit(card)
        sets.append(cards)
    return sets


HOOK_VALUES: Final[vec[i64]] = numbers(_hook_values())  # hook * (CARDS + 1) + card
HOOK_CARDS: Final[vec[i64]] = numbers(_hook_cards())  # the set of cards with this hook


def _offers() -> list[list[int]]:
    offers: list[list[int]] = [[] for _ in MOMENTS]
    for row in CARD_ROWS:
        if "offer" in row:
            offers[MOMENTS.index(_str(_row(row["offer"])["when"]))].append(_int(row["number"]))
    return offers


def _effects() -> list[int]:
    effects = [-1] * (CARDS + 1)
    for row in CARD_ROWS:
        if "offer" in row:
            effects[_int(row["number"])] = EFFECTS.index(_str(_row(row["offer"])["effect"]))
    return effects


OFFERS: Final[list[list[int]]] = _offers()  # the cards of each moment, ascending
EFFECT_OF: Final[vec[i64]] = numbers(_effects())


def _offer_cards() -> list[int]:
    sets: list[int] = []
    for cards in OFFERS:
        members: i64 = 0
        card: i64
        for card in cards:
            members |= bit(card)
        sets.append(members)
    return sets


OFFER_CARDS: Final[vec[i64]] = numbers(_offer_cards())


def _score_column(name: str) -> list[int]:
    column = [0] * (CARDS + 1)
    for row in CARD_ROWS:
        if "score" in row:
            column[_int(row["number"])] = _int(_row(row["score"])[name])
    return column


def _score_counts() -> list[int]:
    counts = [-1] * (CARDS + 1)
    for row in CARD_ROWS:
        if "score" in row:
            counts[_int(row["number"])] = COUNTS.index(_str(_row(row["score"])["count"]))
    return counts


SCORE_COUNT: Final[vec[i64]] = numbers(_score_counts())  # -1: no card of the end
SCORE_POINTS: Final[vec[i64]] = numbers(_score_column("points"))
SCORE_PER: Final[vec[i64]] = numbers(_score_column("per"))


def _point_cards() -> list[int]:
    cards: list[int] = []
    card: i64
    for card in range(1, CARDS + 1):
        points = SCORE_COUNT[card] >= 0
        for hook in POINT_HOOKS:
            if HOOK_VALUES[hook * (CARDS + 1) + card] != 0:
                points = True
        if points:
            cards.append(card)
    return cards


POINT_CARDS: Final[list[int]] = _point_cards()
SOURCES: Final[i64] = FIRST_CARD_SOURCE + len(POINT_CARDS)
SOURCE_OF_CARD: Final[vec[i64]] = numbers(
    [
        FIRST_CARD_SOURCE + POINT_CARDS.index(card) if card in POINT_CARDS else -1
        for card in range(CARDS + 1)
    ]
)


def _payments() -> list[list[int]]:
    payments: list[list[int]] = []
    first: i64
    for first in range(COLOURS):
        second: i64
        for second in range(first, COLOURS):
            payments.append([first, second])
            third: i64
            for third in range(second, COLOURS):
                payments.append([first, second, third])
    return payments


PAYMENTS: Final[list[list[int]]] = _payments()  # every two or three tokens, as colours
PAYMENT_SIZE: Final[vec[i64]] = numbers([len(colours) for colours in PAYMENTS])
PAYMENT_MIXED: Final = vec[bool]([len(set(colours)) == len(colours) for colours in PAYMENTS])
PAYMENT_COUNT: Final[vec[i64]] = numbers(
    [  # payment * COLOURS + colour
        colours.count(colour) for colours in PAYMENTS for colour in range(COLOURS)
    ]
)
