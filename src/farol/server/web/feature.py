"""A feature beside playing, such as ratings or leagues, and its registration with a server."""

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
    """A feature depends on another one that was left out."""


class Feature(PlayHooks, Generic[S]):
    """A feature. Its `service` does the work, for its `apis` and other features; the hooks are
    no-ops by default."""

    name: ClassVar[str]
    apis: ClassVar[Sequence[type[Api[Any]]]] = ()
    stores: ClassVar[Sequence[type[PersonalStore]]] = ()  # with data about people
    service: S

    def __init__(self, context: ServerContext, features: "FeatureSet") -> None:  # noqa: ARG002
        self.context = context

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Context that is open while the server runs, until its last table is closed."""
        yield

    async def on_tick(self) -> None:
        """Called every few seconds."""

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Add the feature's data to an answer of the server."""

    async def may_see(self, row: TableRow, person: Person | None) -> bool:  # noqa: ARG002
        """Whether a person who does not sit at a table with a daily deal may see it."""
        return False

    async def forget(self, person: int) -> None:
        """A person will be erased: drop what is cached about them."""


AnyFeature = type[Feature[Any]]


class FeatureSet:
    """The features of one server, in order of registration."""

    def __init__(self, context: ServerContext, features: Iterable[AnyFeature] = ()) -> None:
        self.context = context
        self._all: list[Feature[Any]] = []
        for new in features:
            self._all.append(new(context, self))
            context.lobby.hooks.add(self._all[-1])

    def __iter__(self) -> Iterator[Feature[Any]]:
        return iter(self._all)

    def find(self, kind: type[F]) -> F | None:
        """The registered feature of this kind, if any."""
        return next((one for one in self._all if isinstance(one, kind)), None)

    def need(self, kind: type[F]) -> F:
        """The registered feature of this kind; MissingFeature if there is none."""
        found = self.find(kind)
        if found is None:
            raise MissingFeature(f"{kind.name} is missing, or comes after who needs it.")
        return found

    def apis(self) -> list[Api[Any]]:
        """The APIs of all features."""
        return [api(self.context, one.service) for one in self._all for api in one.apis]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run all features; they are closed in reverse order."""
        async with AsyncExitStack() as stack:
            for one in self._all:
                await stack.enter_async_context(one.running())
            yield

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Let every feature add its data to an answer."""
        for one in self._all:
            await one.complete(answer, person)

    async def may_see(self, row: TableRow, person: Person | None) -> bool:
        """Whether any feature lets a person see a table with a daily deal."""
        for one in self._all:
            if await one.may_see(row, person):
                return True
        return False


def endpoints_of(features: Iterable[AnyFeature]) -> list[Endpoint]:
    """The endpoints of features, without a server."""
    return [one for feature in features for api in feature.apis for one in api.endpoints()]


def schemas_of(features: Iterable[AnyFeature]) -> list[Schema]:
    """The schemas of playing and of these features."""
    return [*SCHEMAS, *(store.schema for feature in features for store in feature.stores)]
