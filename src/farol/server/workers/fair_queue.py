"""Fair queue: one person's many jobs do not starve others."""

from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from msgspec import Struct

FREE_SECONDS: Final = 60.0  # of recent thinking that do not lower a person's priority
FORGIVEN: Final = 0.5  # decay: seconds forgiven per second
FEW: Final = 64  # people below which entries are not cleaned up

Item = TypeVar("Item", bound=Hashable)


class Requester(Struct, frozen=True):
    """The requester of a job: the table, and its connected people or, without any, the person who
    opened it."""

    table: str = ""
    people: tuple[int, ...] = (0,)
    present: bool = True  # people are connected


class Waiting(Struct, Generic[Item], eq=False):
    """A queued item."""

    item: Item
    table: str
    person: int
    present: bool


class FairQueue(Generic[Item]):
    """Fair queue. Order: tables with people present first, then people with little recent use; then
    round robin between people, and between each person's tables. `most` is the number of concurrent
    items per person.
    """

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self.most = most
        self._now = now
        self._waiting: dict[int, deque[Waiting[Item]]] = {}  # by person; the last one served last
        self._serving: Counter[int] = Counter()
        self._used: dict[int, tuple[float, float]] = {}  # seconds by person, and as of when
        self._many = FEW  # people at which entries are cleaned up

    def __len__(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    @property
    def remembered(self) -> int:
        """Number of people with recorded use."""
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
        """Take the next item; None if nobody may be served now. Call `release` when it is done."""
        people = [who for who in self._waiting if self._serving[who] < self.most]
        if not people:
            return None
        person = min(people, key=self._rank)  # min takes the first of equal rank
        line = self._waiting.pop(person)
        chosen = next((one for one in line if one.present), line[0])
        line.remove(chosen)
        same = [one for one in line if one.table == chosen.table]
        others = [one for one in line if one.table != chosen.table]
        if line:
            self._waiting[person] = deque(others + same)  # moves the person to the end
        self._serving[person] += 1
        return chosen

    def _rank(self, person: int) -> tuple[bool, bool]:
        absent = not any(one.present for one in self._waiting[person])
        return absent, self._used_much(person)

    def release(self, waiting: Waiting[Item], seconds: float) -> None:
        """Record how long an item took."""
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
