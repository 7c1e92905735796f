"""What order and company ask of a database that several servers share."""

from pathlib import Path

import pytest

from farol.community.company.rows import SeekerRow
from farol.community.company.store import CompanyStore
from farol.community.moderation.feature import ModerationFeature
from farol.community.moderation.rows import RulingText
from farol.community.moderation.store import MOST_NETWORKS, MOST_OPEN
from farol.games import ALL
from farol.server.settings import Settings
from tests.postgresql import Postgres
from tests.server.harness import Harness
from tests.server.test_nodes import node


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


async def test_reports_bans_blocks_and_names_on_a_shared_database(room: str) -> None:
    async with node(room, "http://one:1") as one:
        harness = Harness(one, Settings(), ALL)
        store = harness.features.need(ModerationFeature).service.store
        (ana, _), (bea, _) = [await harness.people.add(name) for name in ("Ángela", "100%")]
        sought = {name: [found.name for found in await store.people(name, 9)] for name in "Á%_"}
        assert sought == {"Á": ["Ángela"], "%": ["100%"], "_": []}
        assert [await store.mute(ana.id, bea.id, True, at) for at in (1.0, 2.0)] == [True, False]
        assert await store.hear(ana.id, bea.id)
        for line in range(MOST_OPEN + 1):
            what = ("line", line, "text", "words")
            kept = await store.report(1.0, ana.id, bea.id, 7, what)
            assert kept == (line < MOST_OPEN)
        assert await store.open_reports(99, bea.id) == []
        waiting = await store.open_reports(99)
        assert await store.reported(waiting[0].id) == bea.id
        banned = RulingText("Be kind.", person=bea.id, network=True)
        number = await store.rule("ban", banned, ana.id, 1.0)
        await store.ban_networks(number, 0.0, [f"{one}" for one in range(2 * MOST_NETWORKS)])
        assert len((await store.sanctions(5.0)).networks) == MOST_NETWORKS
        await store.rule("undo", RulingText("A mistake.", person=bea.id), ana.id, 2.0, number)
        await store.ban_networks(number, 0.0, ["late"])
        assert (await store.sanctions(5.0)).networks == {}


async def test_searches_on_a_shared_database(room: str) -> None:
    async with node(room, "http://one:1") as one:
        harness, store = Harness(one, Settings(), ALL), CompanyStore(one.database)
        ana, _ = await harness.people.add("Ana")
        search = SeekerRow(
            *(ana.id, ana.name, None), *("saboteur", "brisk", "new", "es", 4), *(1.0, 1.0, "")
        )
        await store.seek(search)
        since = {"brisk": 0.0, "days": 0.0}
        for like, found in (
            (None, [search]),
            (search, [search]),
            (search._replace(experience="any", language="any"), [search]),
            (search._replace(language="en"), []),
            (search._replace(pace="days"), []),
        ):
            assert await store.looking(since, 9, like) == found
        assert await store.looking({"brisk": 2.0, "days": 0.0}, 9) == []
