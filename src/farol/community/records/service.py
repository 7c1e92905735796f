"""Best scores of this server, and rankings of one's own games."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from farol.community.history.bodies import Standing
from farol.community.history.figures import FinishedGame
from farol.community.history.service import HistoryService, RecordReader
from farol.community.records.best import AskedBest, records_of, standing_of
from farol.community.records.rows import ScoreRow
from farol.community.records.scores import scores_of
from farol.community.records.store import RecordStore, keep_scores
from farol.server.store.sql import Connection
from farol.server.store.store import Person, TableRow
from farol.server.store.stores import Store

MOST_BEST: Final = 5  # of each kind

_scores: Final = msgspec.json.Decoder(list[ScoreRow])


class RecordService:
    """Reads the scores of finished games and lists the best."""

    def __init__(self, store: Store, history: HistoryService) -> None:
        self._store = RecordStore(store.database)
        self._history = history
        history.readers.append(RecordReader(read_scores, _keep))

    async def records(self, person: Person, games: Sequence[str]) -> bytes:
        """The page of records for a person. Unread games are read in the background."""
        history = self._history
        with history.counted(person):
            history.catch_up()
            rows = await self._store.bests(games, person.id, MOST_BEST)
            listed = await self._store.is_listed(person.id)
            asked = AskedBest(person.id, listed, history.busy, rows)
            return await history.made(person, partial(records_of, asked))

    async def standing(self, person: Person, table: TableRow) -> Standing:
        """The ranking of the game at a table, for one of its players."""
        with self._history.counted(person):
            await self._history.read_over(table, person)
            return standing_of(table.game, await self._store.standing(table.id, person.id))

    async def list_person(self, person: Person, listed: bool) -> None:
        """Show or hide a person's name."""
        await self._store.list_person(person.id, listed)


def read_scores(finished: FinishedGame) -> bytes:
    """Reader of records: the scores of a game, as JSON."""
    return msgspec.json.encode(scores_of(finished))


def _keep(connection: Connection, table: int, data: bytes | None) -> None:
    keep_scores(connection, table, [] if data is None else _scores.decode(data))
