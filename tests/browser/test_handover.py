"""People at a table whose server is stopped, behind a proxy in front of two."""

import shutil
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import MINE, OPEN, REHEARSED, Person, Table, person
from tests.postgresql import HOW_TO_GET_IT, QUICK, Postgres, postgres, program
from tests.proxies import proxied
from tests.server.test_serve import free_port


@pytest.fixture
def database() -> Iterator[Postgres]:
    if program("postgres") is None:
        pytest.skip(HOW_TO_GET_IT)
    if shutil.which("nginx") is None:
        pytest.skip("This test puts nginx in front of two servers, and there is none here.")
    with postgres(*QUICK) as server:
        yield server


def server_at(stack: ExitStack, port: int, database: Postgres) -> Table:
    """A server of a cluster, which ends with the test."""
    among = ("--node", f"http://127.0.0.1:{port}", "--node-key", "secret")
    table = Table(database.address, command=(*REHEARSED, *among), port=port)
    stack.callback(table.stop)
    return table


def there(url: str) -> bool:
    """Whether the proxy answers."""
    with suppress(OSError):
        return urllib.request.urlopen(url).status == 200
    return False


def owner(database: Postgres, code: str) -> int:
    """The port of a table's owner."""
    query = f"SELECT address FROM tables JOIN nodes ON name = node WHERE code = '{code}'"
    found = database.run(query)
    return int(str(found[0][0]).rpartition(":")[2]) if found else 0


def play(*people: Person, moves: int) -> None:
    """Make so many moves in total."""
    for number in range(moves):
        people[0].until(
            lambda pick=number: any(one.plays(pick) for one in people), "nobody is to act"
        )


def welcomes(somebody: Person) -> int:
    return sum(frame["type"] == "welcome" for frame in somebody.heard)


def test_people_play_on_when_the_server_of_their_table_stops(
    browser: Browser, database: Postgres, tmp_path: Path
) -> None:
    ports, front = [free_port(), free_port()], free_port()
    url = f"http://localhost:{front}"
    with ExitStack() as stack:
        servers = {port: server_at(stack, port, database) for port in ports}
        stack.enter_context(proxied("nginx", tmp_path, front, ports))
        while not there(url):
            time.sleep(0.05)
        ana = stack.enter_context(person(browser, url, "Ana"))
        bea = stack.enter_context(person(browser, url, "Bea"))
        code = ana.open_table("loknroll", MINE, OPEN)
        ana.go(f"#/t/{code}").wait_for_selector(".invite")
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
        ana.page.get_by_role("button", name="Deal").click()
        for one in (ana, bea):
            one.page.wait_for_selector("[data-version]")
        play(ana, bea, moves=2)
        leaving = owner(database, code)
        before = [welcomes(one) for one in (ana, bea)]
        servers[leaving].begin_to_stop()
        play(ana, bea, moves=2)
        for one, was in zip((ana, bea), before, strict=True):
            one.until(lambda one=one, was=was: welcomes(one) > was, "nobody came back")
        servers[leaving].stop()
        play(ana, bea, moves=2)
        (staying,) = set(ports) - {leaving}
        assert owner(database, code) == staying
        for one in (ana, bea):
            assert [frame for frame in one.heard if frame["type"] == "refused"] == []
            expect(one.page.locator(".offline")).to_have_count(0)
            assert one.page.locator("[data-version]").count() == 1
