"""A slice beside playing, such as ratings or leagues, and how it is registered with a server."""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from farol.core.errors import FarolError
from farol.server.play.hooks import PlayHooks
from farol.server.store.database import PersonalStore
from farol.server.store.schema import Schema
from farol.server.store.store import Person, TableRow
from farol.server.store.stores import SCHEMAS
from farol.server.web.context import ServerContext
from farol.server.web.endpoint import Api
from farol.server.web.openapi import Endpoint

S = TypeVar("S")
F = TypeVar("F", bound="Feature[Any]")


class MissingFeature(FarolError):
    """A slice cannot be without another one that was left out."""


class Feature(PlayHooks, Generic[S]):
    """A slice. Its `service` does the work, for its `apis` and for others; by default it adds
    nothing to the server."""

    name: ClassVar[str]
    apis: ClassVar[Sequence[type[Api[Any]]]] = ()
    stores: ClassVar[Sequence[type[PersonalStore]]] = ()  # which erase and export for a person
    service: S

    def __init__(self, context: ServerContext, features: "FeatureSet") -> None:  # noqa: ARG002
        self.context = context

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While the server runs, until after its last table is closed."""
        yield

    async def on_tick(self) -> None:
        """Every few seconds."""

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Add what is known here to an answer of the server to somebody."""

    async def may_see(self, row: TableRow, person: Person | None) -> bool:  # noqa: ARG002
        """Whether somebody who does not sit there may see a table with the deal of a day."""
        return False

    async def forget(self, person: int) -> None:
        """Somebody will be erased: forget what is in memory of them."""


AnyFeature = type[Feature[Any]]


class FeatureSet:
    """The slices of one server, in the order in which they were registered."""

    def __init__(self, context: ServerContext, features: Iterable[AnyFeature] = ()) -> None:
        self.context = context
        self._all: list[Feature[Any]] = []
        for new in features:
            self._all.append(new(context, self))
            context.lobby.hooks.add(self._all[-1])

    def __iter__(self) -> Iterator[Feature[Any]]:
        return iter(self._all)

    def find(self, kind: type[F]) -> F | None:
        """The slice of this kind, if it was registered already."""
        return next((one for one in self._all if isinstance(one, kind)), None)

    def need(self, kind: type[F]) -> F:
        """The same; MissingFeature without it."""
        found = self.find(kind)
        if found is None:
            raise MissingFeature(f"{kind.name} is missing, or comes after who needs it.")
        return found

    def apis(self) -> list[Api[Any]]:
        """What handles requests for all of them."""
        return [api(self.context, one.service) for one in self._all for api in one.apis]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All of them; they end in the opposite order."""
        async with AsyncExitStack() as stack:
            for one in self._all:
                await stack.enter_async_context(one.running())
            yield

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Have every slice add to an answer."""
        for one in self._all:
            await one.complete(answer, person)

    async def may_see(self, row: TableRow, person: Person | None) -> bool:
        """Whether a slice lets somebody see a table with the deal of a day."""
        for one in self._all:
            if await one.may_see(row, person):
                return True
        return False


def endpoints_of(features: Iterable[AnyFeature]) -> list[Endpoint]:
    """What slices declare, without a server."""
    return [one for feature in features for api in feature.apis for one in api.endpoints()]


def schemas_of(features: Iterable[AnyFeature]) -> list[Schema]:
    """What a database needs for playing and for these slices."""
    return [*SCHEMAS, *(store.schema for feature in features for store in feature.stores)]
