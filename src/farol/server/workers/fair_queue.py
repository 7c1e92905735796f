"""Fair queue: one person's many jobs do not starve others."""

from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from msgspec import Struct

FREE_SECONDS: Final = 60.0  # of thinking that a person may have used lately before others go first
FORGIVEN: Final = 0.5  # seconds of it that are forgotten in every second
FEW: Final = 64  # people among whom nobody looks for those who have used nothing lately

Item = TypeVar("Item", bound=Hashable)


class Requester(Struct, frozen=True):
    """For which table a bot is to think, and for whom: people who sit there and are connected, or
    who opened it if nobody is."""

    table: str = ""
    people: tuple[int, ...] = (0,)
    present: bool = True  # somebody is there to see it


class Waiting(Struct, Generic[Item], eq=False):
    """Something that waits for a worker."""

    item: Item
    table: str
    person: int
    present: bool


class FairQueue(Generic[Item]):
    """Who waits, and who comes next: tables with people before those without, people who used
    little before those who used much; then one person after the other, and for each person one
    table after the other. `most` may be served for one person at a time."""

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self.most = most
        self._now = now
        self._waiting: dict[int, deque[Waiting[Item]]] = {}  # by person, who was served last: last
        self._serving: Counter[int] = Counter()
        self._used: dict[int, tuple[float, float]] = {}  # seconds by person, and as of when
        self._many = FEW  # people, when those are looked for

    def __len__(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    @property
    def remembered(self) -> int:
        """People of whom is known how much thinking they used."""
        return len(self._used)

    def add(self, item: Item, asker: Requester) -> Waiting[Item]:
        """Enqueue a request for the requester with the shortest wait."""
        person = min(asker.people, key=self._ahead_of, default=0)
        waiting = Waiting(item, asker.table, person, asker.present)
        self._waiting.setdefault(person, deque()).append(waiting)
        return waiting

    def _ahead_of(self, person: int) -> tuple[bool, int]:
        return self._used_much(person), len(self._waiting.get(person, ()))

    def leave(self, waiting: Waiting[Item]) -> None:
        """Take a request out of the queue."""
        line = self._waiting.get(waiting.person, deque())
        if waiting in line:
            line.remove(waiting)
            if not line:
                del self._waiting[waiting.person]

    def next(self) -> Waiting[Item] | None:
        """Whose turn it is; None if nobody may be served now. Say `release` when it is done."""
        people = [who for who in self._waiting if self._serving[who] < self.most]
        if not people:
            return None
        person = min(people, key=self._rank)  # the first of those with the same rank
        line = self._waiting.pop(person)
        chosen = next((one for one in line if one.present), line[0])
        line.remove(chosen)
        same = [one for one in line if one.table == chosen.table]
        others = [one for one in line if one.table != chosen.table]
        if line:
            self._waiting[person] = deque(others + same)  # at the end of those who wait
        self._serving[person] += 1
        return chosen

    def _rank(self, person: int) -> tuple[bool, bool]:
        absent = not any(one.present for one in self._waiting[person])
        return absent, self._used_much(person)

    def release(self, waiting: Waiting[Item], seconds: float) -> None:
        """Note how long a request took."""
        person = waiting.person
        self._serving[person] -= 1
        if not self._serving[person]:
            del self._serving[person]
        if len(self._used) >= self._many:
            self._used = {who: used for who, used in self._used.items() if self._used_by(who) > 0}
            self._many = max(FEW, 2 * len(self._used))
        self._used[person] = (self._used_by(person) + seconds, self._now())

    def _used_by(self, person: int) -> float:
        used, then = self._used.get(person, (0.0, 0.0))
        return max(0.0, used - FORGIVEN * (self._now() - then))

    def _used_much(self, person: int) -> bool:
        return self._used_by(person) > FREE_SECONDS
