"""farol moderator, people, tables, prune and notice."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from farol.cli import run
from farol.community.erasure.feature import ErasureFeature
from farol.community.moderation.feature import ModerationFeature
from tests.community.test_past import BOT_SEAT, Album, person_seat
from tests.server.harness import MINE, OPEN, Client, Harness, opened


class Operator:
    """Runs commands beside a running server."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data = str(folder / "farol.db")
        self._capsys = capsys

    async def __call__(self, *arguments: str) -> str:
        code = await asyncio.to_thread(run, [*arguments, "--data", self._data])
        found = self._capsys.readouterr()
        assert code == 0, found.err
        return found.out

    async def refused(self, *arguments: str) -> str:
        code = await asyncio.to_thread(run, [*arguments, "--data", self._data])
        found = self._capsys.readouterr()
        assert code == 2, found.out
        return found.err


@pytest.fixture
def farol(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(tmp_path, capsys)


async def test_a_moderator_is_named_beside_a_running_server(
    tmp_path: Path, farol: Operator
) -> None:
    async with opened(tmp_path) as harness:
        mona, token = await harness.people.add("Mona")
        gate = harness.features.need(ModerationFeature).service.gate
        number = re.findall(r"(\d+)  Mona", await farol("people", "mon"))
        assert number == [str(mona.id)]
        said = await farol("moderator", *number)
        assert "Mona" in said
        assert "1 entries" in said
        await harness.tick()
        assert gate.moderators == {mona.id: "Mona"}
        async with harness.http(token) as http:
            assert (await http.get("/api/moderation")).status_code == 200
        assert "Mona" not in await farol("moderator", *number, "--remove")
        await harness.tick()
        assert gate.moderators == {}
        assert "999" in await farol.refused("moderator", "999")


async def test_the_operator_exports_and_deletes_somebody_who_sits_at_a_table(
    tmp_path: Path, farol: Operator
) -> None:
    async with opened(tmp_path) as harness:
        ana, token = await harness.people.add("Xochiquetzal")
        table = await harness.open(ana, MINE, OPEN, OPEN)
        client = Client(ana, table)
        await client.hello(0)
        await client.ask("say", seat=0, text="quetzalcoatlus")
        file = tmp_path / "export.json"
        await farol("people", str(ana.id), "--export", str(file))
        found = json.loads(file.read_text())
        assert found["person"]["name"] == "Xochiquetzal"
        assert [line["text"] for line in found["tables"]["chat"]] == ["quetzalcoatlus"]
        await farol("people", str(ana.id), "--delete")
        assert (await harness.people.find(token)) is not None
        await harness.features.need(ErasureFeature).on_tick()
        assert (await harness.people.find(token)) is None
        assert [seat.kind for seat in table.row.seats] == ["open", "open", "open"]
        assert "Xochiquetzal" not in await farol("people")
        assert "number" in await farol.refused("people", "Xo", "--delete")
        await harness.features.need(ErasureFeature).on_tick()


async def test_what_cannot_be_is_refused_with_a_sentence(tmp_path: Path, farol: Operator) -> None:
    async with opened(tmp_path):
        for arguments in (("people", "9" * 20, "--export", "x"), ("moderator", "9" * 20)):
            assert "number" in await farol.refused(*arguments)
        assert await farol("people", "9" * 20) == ""
        for hours in ("nan", "inf", "0", "-1"):
            assert "--hours" in await farol.refused("notice", "Soon.", "--hours", hours)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
async def test_what_is_kept_of_somebody_is_for_the_operator_alone(
    tmp_path: Path, farol: Operator
) -> None:
    file = tmp_path / "ana.json"
    file.write_text("{}")
    file.chmod(0o644)
    async with opened(tmp_path) as harness:
        ana, _ = await harness.people.add("Ana")
        await farol("people", str(ana.id), "--export", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert json.loads(file.read_text())["person"]["name"] == "Ana"


async def test_tables_are_listed_with_those_who_sit_there(tmp_path: Path, farol: Operator) -> None:
    async with opened(tmp_path) as harness:
        ana = await harness.person("Ana")
        table = await harness.open(ana, MINE, OPEN, OPEN)
        (line,) = (await farol("tables")).splitlines()
        assert line.split()[:3] == [table.row.code, "saboteur", "lobby"]
        assert line.endswith("Ana")
        assert await farol("tables", "--status", "over") == ""


async def test_old_games_are_deleted_only_when_asked(tmp_path: Path, farol: Operator) -> None:
    async with opened(tmp_path) as harness:
        ana, album = await harness.person("Ana"), Album(harness)
        await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
        running = await harness.open(ana, MINE, OPEN, OPEN)
        would = await farol("prune", "--days", "30", "--dry-run")
        assert "1 finished games" in would
        assert len(await harness.store.tables.latest(9)) == 2
        assert "1 finished games" in await farol("prune", "--days", "30")
        assert [row.code for row in await harness.store.tables.latest(9)] == [running.row.code]
        assert "0 finished games" in await farol("prune", "--days", "30")
        assert "--days" in await farol.refused("prune", "--days", "0")


async def test_everybody_reads_a_notice_until_it_ends(tmp_path: Path, farol: Operator) -> None:
    async with opened(tmp_path) as harness:
        harness.time.set_by = 1e10  # far from the machine's clock, by which the command goes
        _, token = await harness.people.add("Ana")
        assert await told(harness, token) == ""
        await farol("notice", "Back at eight.", "--hours", "3000000")
        await harness.tick()
        assert await told(harness, token) == "Back at eight."
        await farol("notice")
        await harness.tick()
        assert await told(harness, token) == ""


async def told(harness: Harness, token: str) -> str:
    async with harness.http(token) as http:
        notice: str = (await http.get("/api/server")).json()["notice"]
    return notice


async def test_pages_and_reserved_names_come_from_a_folder(tmp_path: Path, farol: Operator) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    async with opened(tmp_path) as harness:
        assert "imprint.en.md" in await farol.refused("house", str(folder))
        (folder / "imprint.en.md").write_text("# Imprint\n\nAna, Lighthouse Street 1")
        (folder / "names.es.txt").write_text("# ours\nFarera\n")
        assert "imprint.en" in await farol("house", str(folder))
        await harness.tick()
        async with harness.http() as http:
            assert (await http.get("/api/server")).json()["house"] == ["imprint"]
            for language in ("en", "es"):  # in the language that there is
                page = await http.get(f"/api/house/imprint/{language}")
                assert "Lighthouse" in page.json()["text"]
            assert (await http.get("/api/house/privacy/en")).status_code == 404
            assert (await http.get("/api/house/imprint/fr")).status_code == 404
            named = await http.put("/api/me", json={"name": "F4R3RA"})
            assert (named.status_code, "reserved" in named.text) == (403, True)
            assert (await http.put("/api/me", json={"name": "Faro"})).status_code == 200
