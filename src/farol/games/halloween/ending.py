"""The end of a turn and of the game, and the points counted then."""

# compiled by mypyc

from farol.core.native import i64, vec
from farol.games.halloween import tables as t
from farol.games.halloween.bonus import unlock
from farol.games.halloween.town import Town


def end_turn(town: Town) -> None:
    """Everything is ready again; the next seat plays, or the last round is complete."""
    unlock(town)
    town.done = 0
    town.used = 0
    town.own_dice = 0
    town.dice = vec[i64]()
    town.faces = vec[i64]()
    town.pluses = vec[i64]()
    town.say("turn_ended", town.active)
    town.active = (town.active + 1) % town.seats
    if town.active == town.first:
        town.quiet += 1
        if town.ending or town.quiet == town.quiet_limit > 0:
            finish(town)
            return
        town.round += 1


def finish(town: Town) -> None:
    """Score what counts at the end; the interest on all points comes last."""
    for seat in range(town.seats):
        _score_cards(town, seat, False)
        _score_cards(town, seat, True)
        if town.master:
            sets = token_sets(town, seat)
            if sets > 0:
                town.score(seat, t.FROM_SETS, sets * t.SET_POINTS)
    town.over = True
    town.say("game_over", -1)


def _score_cards(town: Town, seat: i64, last: bool) -> None:
    card: i64
    for card in town.display:
        count: i64 = t.SCORE_COUNT[card]
        if (town.held[seat] >> card) & 1 and count >= 0 and (count == t.COUNT_POINTS) == last:
            points = counted(town, seat, count) // t.SCORE_PER[card] * t.SCORE_POINTS[card]
            if points > 0:
                town.score(seat, t.SOURCE_OF_CARD[card], points)


def counted(town: Town, seat: i64, count: i64) -> i64:
    """How many of a thing a seat has at the end."""
    if count == t.COUNT_COLOURED_CARDS:
        return _size(town.held[seat] & t.COLOURED_CARDS)
    if count == t.COUNT_SCARE_POINTS:
        return town.scare[seat]
    if count == t.COUNT_LOWEST_SECTION:
        return t.LOWEST_SECTION_POINTS[_lowest_level(town, seat)]
    if count == t.COUNT_RED_TOKENS:
        return town.tokens[seat * t.COLOURS + t.RED]
    if count == t.COUNT_TOKENS:
        return all_tokens(town, seat)
    if count == t.COUNT_RAINBOWS:
        return _rainbows(town, seat)
    if count == t.COUNT_POINTS:
        return town.points[seat]
    return town.haunts_left[seat * 2] + town.haunts_left[seat * 2 + 1]


def all_tokens(town: Town, seat: i64) -> i64:
    """A seat's ghost tokens of all colours."""
    total: i64 = 0
    colour: i64
    for colour in range(t.COLOURS):
        total += town.tokens[seat * t.COLOURS + colour]
    return total


def _rainbows(town: Town, seat: i64) -> i64:
    fewest: i64 = t.TOKENS_PER_COLOUR
    colour: i64
    for colour in range(t.COLOURS):
        fewest = min(fewest, town.tokens[seat * t.COLOURS + colour])
    return fewest


def _lowest_level(town: Town, seat: i64) -> i64:
    lowest: i64 = t.RED
    section: i64
    for section in range(town.sections):
        lowest = min(lowest, town.levels[seat * town.sections + section])
    return lowest


def _size(members: i64) -> i64:
    count: i64 = 0
    while members != 0:
        count += members & 1
        members >>= 1
    return count


def token_sets(town: Town, seat: i64) -> i64:
    """The most sets of three different tokens, each token in one set."""
    sets: i64 = 0
    while True:
        usable: i64 = 0
        colour: i64
        for colour in range(t.COLOURS):
            count: i64 = town.tokens[seat * t.COLOURS + colour]
            usable += count if count < sets + 1 else sets + 1
        if usable < t.SET_SIZE * (sets + 1):
            return sets
        sets += 1
