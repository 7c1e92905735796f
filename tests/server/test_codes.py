"""Codes of tables, and to whom an old game is shown by its code alone."""

import pytest

from farol.server.play.codes import CODE_LETTERS, is_code, new_code, read_code
from farol.server.web.tables_api import OPEN_FOR
from tests.server.harness import BOT, MINE, Client, Harness


def test_new_codes_have_eight_characters_that_do_not_look_alike() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert {len(code) for code in codes} == {8}
    assert set("".join(codes)) <= set(CODE_LETTERS)


@pytest.mark.parametrize("typed", ["K7QX4MPR", "k7qx 4mpr", " K7QX-4MPR\n"])
def test_a_typed_code_may_be_in_groups(typed: str) -> None:
    assert read_code(typed) == "K7QX4MPR"


@pytest.mark.parametrize("typed", ["ABCDEFG\0", "ABCDE\0", "ABCDEFG?", "ABCDEFGÄ", "ABCDEFGHJ", ""])
def test_what_no_code_can_be_is_not_looked_up(typed: str) -> None:
    assert not is_code(read_code(typed))


async def test_tables_with_codes_of_six_characters_are_still_found(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farol.server.play.lobby.new_code", lambda: "K7QX4M")
    await harness.open(await harness.person(), MINE, BOT, BOT)
    async with harness.http() as http:
        assert (await http.get("/api/tables/k7qx4m")).status_code == 200
        assert (await http.get("/api/tables/K7QX4MP")).status_code == 404


async def test_after_a_month_a_game_is_shown_only_to_who_sat_there(harness: Harness) -> None:
    ana, cookie = await harness.people.add("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    await client.hello(look=0)
    await client.ask("resign", seat=0)
    await client.over()
    code = client.table.row.code
    asked = [f"/api/tables/{code}/{what}" for what in ("record?as=complete", "replay")]
    async with harness.http() as stranger, harness.http(cookie) as own:
        assert [(await stranger.get(path)).status_code for path in asked] == [200, 200]
        harness.time.pass_by(OPEN_FOR + 1)
        assert [(await stranger.get(path)).status_code for path in asked] == [409, 409]
        assert [(await own.get(path)).status_code for path in asked] == [200, 200]
        assert (await stranger.get(f"/api/tables/{code}/record")).status_code == 200
