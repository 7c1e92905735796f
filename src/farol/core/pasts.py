"""Pasts of a ledger by weight, where there are too many positions to weigh each.

A card is a thing of its own here, whose kind is open until the seat saw it or the past is complete:
so few pasts end where they cannot go on. 32 are drawn, move by move, cards that are seen elsewhere
later go there the sooner, and each is weighed by how much likelier the rules make it than this
drawing did.
"""

from collections.abc import Sequence
from math import exp, inf, log
from typing import Final

from farol.core.positions import BITS, CHOSEN, LACKED, SHOWN, UNKNOWN, FirstPosition, Known, pick
from farol.core.rand import Rand

PASTS: Final = 32  # that are drawn and weighed
MORE: Final = 4  # times as many where none fits
MOST_PASTS: Final = 2048
EVERY: Final = 8  # moves after which unlikely ones are dropped for copies of likely ones
LEAST: Final = 0.01  # the smallest chance that a card is where it will be seen


class _Past:
    """One possible past on its way through the moves."""

    def __init__(self) -> None:
        self.places: list[list[int]] = []  # the cards there
        self.kinds: list[int] = []  # of each card, UNKNOWN where it is open
        self.pools: list[int] = []  # where each card lay first
        self.barred: list[int] = []  # the kinds that each card is known not to be, as bits
        self.left: list[list[int]] = []  # by pool and kind: cards whose kind is open
        self.open: list[int] = []  # and all of them, by pool
        self.marked: list[int] = []  # by place: cards of which anything is known
        self.moved: list[int] = []  # the card of each move; of what is lacked, the kind
        self.drawn = 0.0  # the logarithm of the chance that it was drawn so
        self.weight = 0.0  # of how likely it is, by what is known so far, less `drawn`
        self.base = 0.0  # the weight when it was last copied

    def lay(self, counts: list[int]) -> None:
        """The cards of one more place; where all are alike, of a known kind."""
        cards = list(range(len(self.kinds), len(self.kinds) + sum(counts)))
        alike = max(counts) == len(cards)
        self.places.append(cards)
        self.pools += [len(self.left)] * len(cards)
        self.kinds += [counts.index(len(cards)) if alike else UNKNOWN] * len(cards)
        self.barred += [0] * len(cards)
        self.left.append([0] * len(counts) if alike else counts)
        self.open.append(0 if alike else len(cards))
        self.marked.append(len(cards) if alike else 0)

    def copy(self) -> "_Past":
        """An independent equal past."""
        twin = _Past()
        twin.places = [cards[:] for cards in self.places]
        twin.kinds, twin.pools, twin.barred = self.kinds[:], self.pools, self.barred[:]
        twin.left, twin.open = [counts[:] for counts in self.left], self.open[:]
        twin.marked, twin.moved = self.marked[:], self.moved[:]
        twin.drawn, twin.weight, twin.base = self.drawn, self.weight, self.base
        return twin

    def chances(self, cards: list[int], kind: int) -> list[float]:
        """How likely each card is of a kind, by what is left of each."""
        kinds, pools, found = self.kinds, self.pools, []
        for card in cards:
            if kinds[card] != UNKNOWN:
                found.append(1.0 if kinds[card] == kind else 0.0)
                continue
            left, barred = self.left[pools[card]], self.barred[card]
            if not left[kind] or barred >> kind & 1:
                found.append(0.0)
            elif not barred:
                found.append(left[kind] / self.open[pools[card]])
            else:
                fitting = 0
                for other, count in enumerate(left):
                    if not barred >> other & 1:
                        fitting += count
                found.append(left[kind] / fitting)
        return found

    def settle(self, card: int, kind: int) -> None:
        """The card is of this kind."""
        if self.kinds[card] == UNKNOWN:
            self.kinds[card] = kind
            self.left[self.pools[card]][kind] -= 1
            self.open[self.pools[card]] -= 1

    def show(self, card: int, move: Known) -> None:
        """The card is of the kind of the move, at whose place it lies."""
        if self.kinds[card] == UNKNOWN and not self.barred[card]:
            self.marked[move.source] += 1
        self.settle(card, move.kind)

    def is_plain(self, place: int) -> bool:
        """Whether all cards there are as likely to be of each kind."""
        return not self.marked[place] and sum(1 for count in self.open if count) == 1

    def choose(self, things: Sequence[int], chances: list[float], rand: Rand) -> int:
        """One of the cards, or of other things, and note how likely it was."""
        total = sum(chances)
        rest, place = total * int(rand.bits()) / BITS, 0
        while place + 1 < len(chances) and (rest >= chances[place] or not chances[place]):
            rest -= chances[place]
            place += 1
        while not chances[place]:  # of rounding
            place -= 1
        self.drawn += log(chances[place] / total)
        return things[place]

    def take(self, move: Known, card: int) -> None:
        """Move a card."""
        if move.source != move.target:
            self.places[move.source].remove(card)
            self.places[move.target].append(card)
            if self.kinds[card] != UNKNOWN or self.barred[card]:
                self.marked[move.source] -= 1
                self.marked[move.target] += 1
        self.moved.append(card)


class _Ahead:
    """What the seat saw later, for each kind: how likely a card of that kind is to fit it."""

    def __init__(self, start: FirstPosition, known: Sequence[Known]) -> None:
        kinds = start.kinds
        self.kinds: Final = kinds
        places = range(len(start.counts) // kinds)
        copies = [sum(counts) for counts in zip(*_rows(start), strict=True)]
        sizes = _sizes(start, known)
        fits = [[1.0] * kinds for _ in places]  # by place and kind, after the move
        self.lifts: dict[int, list[float]] = {}  # by move and kind, where the kind is unknown
        self.marks: dict[int, list[list[float]]] = {}  # by move: logarithms of `fits` after it
        for number in range(len(known) - 1, -1, -1):
            move = known[number]
            if (number + 1) % EVERY == 0:
                self.marks[number] = [[log(max(each, LEAST)) for each in row] for row in fits]
            source, target = fits[move.source], fits[move.target]
            if move.kind == UNKNOWN and move.source != move.target:
                self.lifts[number] = [
                    max(there, LEAST) / max(here, LEAST)
                    for there, here in zip(target, source, strict=True)
                ]
                stays = 1 - 1 / sizes[number]
                for kind in range(kinds):
                    source[kind] = stays * source[kind] + (1 - stays) * target[kind]
            elif move.how == LACKED and move.kind != UNKNOWN:
                source[move.kind] = 0.0
            elif move.kind != UNKNOWN:
                kind, more = move.kind, copies[move.kind]
                goes = (target[kind] + (more - 1) * source[kind]) / more
                for place in places:
                    fits[place][kind] *= (more - 1) / more
                source[kind] = goes


def _rows(start: FirstPosition) -> list[list[int]]:
    """The cards of each place by kind."""
    firsts = range(0, len(start.counts), start.kinds)
    return [list(start.counts[first : first + start.kinds]) for first in firsts]


def _sizes(start: FirstPosition, known: Sequence[Known]) -> list[int]:
    """How many cards lie at the place of each move before it."""
    at = [sum(counts) for counts in _rows(start)]
    found = []
    for move in known:
        found.append(at[move.source])
        at[move.source] -= 1
        at[move.target] += 1
    return found


class Pasts:
    """Pasts that fit what a seat saw, with their weights."""

    def __init__(self, start: FirstPosition, known: Sequence[Known], count: int = PASTS) -> None:
        self.start: Final = start
        self.known: Final = known
        self.work = 0  # cards looked at
        self._count = count
        self._ahead: Final = _Ahead(start, known)

    def pick(self, rand: Rand) -> list[int]:
        """The kinds of all moves in one of them."""
        pasts, weights = self._weighed(rand)
        past = pick(pasts, weights, rand)
        return [
            card if move.how == LACKED else past.kinds[card]
            for move, card in zip(self.known, past.moved, strict=True)
        ]

    def expected(self, place: int, rand: Rand) -> list[float]:
        """How many cards of each kind lie at a place now, on average."""
        found = [0.0] * self.start.kinds
        pasts, weights = self._weighed(rand)
        for past, weight in zip(pasts, weights, strict=True):
            for card in past.places[place]:
                found[past.kinds[card]] += weight / sum(weights)
        return found

    def _weighed(self, rand: Rand) -> tuple[list[_Past], list[float]]:
        """Complete pasts with their weights; more are drawn where what was seen is unlikely."""
        count = self._count
        while True:
            pasts = self._forwards(count, rand)
            pasts = [past for past in pasts if self._complete(past, rand)]
            if pasts:
                return pasts, _shares(pasts)
            count *= MORE
            if count > MOST_PASTS:
                raise RuntimeError(f"None of {MOST_PASTS} pasts fits what the seat saw.")

    def _forwards(self, count: int, rand: Rand) -> list[_Past]:
        """Pasts after all moves, with cards whose kinds are open."""
        first = _Past()
        for counts in _rows(self.start):
            first.lay(counts)
        pasts = [first.copy() for _ in range(count)]
        for number, move in enumerate(self.known):
            pasts = [past for past in pasts if self._step(past, number, move, rand)]
            marks = self._ahead.marks.get(number)
            if not pasts:
                break
            if marks is not None:
                pasts = self._renewed(pasts, marks, count, rand)
        return pasts

    def _renewed(
        self, pasts: list[_Past], marks: list[list[float]], count: int, rand: Rand
    ) -> list[_Past]:
        """The same, or copies in proportion to their weights if few weigh nearly all."""
        outlooks = [_outlook(past, marks) for past in pasts]
        shares = _shares(pasts, outlooks)
        if 2 * sum(shares) ** 2 > count * sum(share * share for share in shares):
            return pasts
        for past, outlook in zip(pasts, outlooks, strict=True):
            past.base = past.weight + outlook
        step, found = sum(shares) / count, []
        reach = step * int(rand.bits()) / BITS
        for past, share in zip(pasts, shares, strict=True):
            reach -= share
            while reach < 0:
                found.append(past.copy())
                reach += step
        return found or pasts

    def _step(self, past: _Past, number: int, move: Known, rand: Rand) -> bool:
        """Make a move; whether that is possible."""
        cards = past.places[move.source]
        if move.how == LACKED:
            return self._lack(past, move, cards, rand)
        if not cards:
            return False
        if past.is_plain(move.source):
            return self._step_plainly(past, move, cards, rand)
        self.work += len(cards)
        drawn = past.drawn
        if move.kind == UNKNOWN:
            chances = self._lifted(past, number, cards)
            card = past.choose(cards, chances, rand)
            past.weight -= log(len(cards)) + past.drawn - drawn
        else:
            chances = past.chances(cards, move.kind)
            total = sum(chances)
            if not total:
                return False
            card = past.choose(cards, chances, rand)
            past.show(card, move)
            past.weight += log(min(1.0, total)) if move.how == SHOWN else log(total / len(cards))
        past.take(move, card)
        return True

    def _step_plainly(self, past: _Past, move: Known, cards: list[int], rand: Rand) -> bool:
        """Nothing is known of the cards there: any of them moves."""
        self.work += 1
        card = cards[rand.below(len(cards))]
        past.drawn -= log(len(cards))
        if move.kind != UNKNOWN:
            pool = past.pools[card]
            chance = past.left[pool][move.kind] / past.open[pool]
            if not chance:
                return False
            past.weight += log(min(1.0, chance * len(cards)) if move.how == SHOWN else chance)
            past.show(card, move)
        past.take(move, card)
        return True

    def _lifted(self, past: _Past, number: int, cards: list[int]) -> list[float]:
        lifts = self._ahead.lifts.get(number)
        if lifts is None:
            return [1.0] * len(cards)
        kinds = past.kinds
        return [1.0 if kinds[card] == UNKNOWN else lifts[kinds[card]] for card in cards]

    def _lack(self, past: _Past, move: Known, cards: list[int], rand: Rand) -> bool:
        """No card there is of that kind; which one may be unknown, too."""
        self.work += len(cards)
        kind = move.kind
        if kind == UNKNOWN:
            there = {past.kinds[card] for card in cards}
            absent = [each for each in range(self.start.kinds) if each not in there]
            if not absent:
                return False
            kind = past.choose(absent, [1.0] * len(absent), rand)
        chance = 1.0
        for card, each in zip(cards, past.chances(cards, kind), strict=True):
            chance *= 1 - each
            if past.kinds[card] == UNKNOWN and not past.barred[card]:
                past.marked[move.source] += 1
            past.barred[card] |= 1 << kind
        past.moved.append(kind)
        if chance:
            past.weight += log(chance)
        return chance > 0

    def _complete(self, past: _Past, rand: Rand) -> bool:
        """Settle all kinds, the hardest first, and weigh the whole past."""
        kinds = range(self.start.kinds)
        open_cards = [card for card, kind in enumerate(past.kinds) if kind == UNKNOWN]
        rand.shuffle(open_cards)
        open_cards.sort(key=lambda card: -past.barred[card].bit_count())
        self.work += len(open_cards)
        for card in open_cards:
            left, barred = past.left[past.pools[card]], past.barred[card]
            fitting = [0.0 if barred >> kind & 1 else float(left[kind]) for kind in kinds]
            if not any(fitting):
                return False
            past.settle(card, past.choose(kinds, fitting, rand))
        past.weight = self._likelihood(past) - past.drawn
        return True

    def _likelihood(self, past: _Past) -> float:
        """The logarithm of how likely the rules make the choices of seats, cards told apart."""
        if not any(move.how in (CHOSEN, SHOWN) for move in self.known):
            return 0.0
        at = _rows(self.start)
        found = 0.0
        for move, card in zip(self.known, past.moved, strict=True):
            here = at[move.source]
            if move.how == LACKED:
                if here[card]:
                    return -inf
                continue
            kind = past.kinds[card]
            if move.how == CHOSEN:
                found -= log(here[kind] * sum(1 for count in here if count))
            elif move.how == SHOWN:
                found -= log(here[kind])
            here[kind] -= 1
            at[move.target][kind] += 1
        return found


def _outlook(past: _Past, marks: list[list[float]]) -> float:
    """How well the cards whose kinds are known lie for what is seen later."""
    return sum(
        row[past.kinds[card]]
        for row, cards in zip(marks, past.places, strict=True)
        for card in cards
        if past.kinds[card] != UNKNOWN
    )


def _shares(pasts: Sequence[_Past], more: Sequence[float] = ()) -> list[float]:
    """The weights since the pasts were copied last, the largest being 1."""
    logs = [
        past.weight - past.base + outlook
        for past, outlook in zip(pasts, more or [0.0] * len(pasts), strict=True)
    ]
    top = max(logs)
    return [exp(each - top) for each in logs]
