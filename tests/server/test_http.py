"""HTTP endpoints: strict input, typed output, one sentence per refusal, no secrets."""

import asyncio
import gzip
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import structlog

from farol.games import ALL, AnyGame
from farol.server.store.sql import Connection
from farol.server.store.store import StoreError
from farol.server.web import context as context_module
from farol.server.web.app import new_app
from farol.server.web.middleware import HEADERS
from farol.server.web.pages import page_routes
from farol.server.web.responses import MAX_BODY
from tests.server.harness import BOT, MINE, OPEN, Harness, opened, seated

NEW_TABLE: dict[str, Any] = {
    "game": "saboteur",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}],
}


async def test_a_name_gives_a_cookie_that_no_script_or_other_site_gets(harness: Harness) -> None:
    async with harness.http() as http:
        answer = await http.put("/api/me", json={"name": " Ana "})
        assert answer.json() == {"name": "Ana"}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert (await http.get("/api/me")).json() == {"name": "Ana"}
        assert "set-cookie" not in (await http.put("/api/me", json={"name": "Eva"})).headers
        assert (await http.get("/api/me")).json() == {"name": "Eva"}


async def test_over_https_the_cookie_stays_on_https(harness: Harness) -> None:
    async with harness.http() as http:
        answer = await http.put("https://localhost/api/me", json={"name": "Ana"})
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_tokens_are_long_different_and_in_no_file(harness: Harness, tmp_path: Path) -> None:
    tokens = [(await harness.people.add("Ana"))[1] for _ in range(50)]
    assert len({*tokens}) == 50
    assert min(len(token) for token in tokens) >= 43
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(token.encode() in written for token in tokens)


async def test_a_table_is_opened_listed_and_found_by_code(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        answer = await http.post("/api/tables", json={**NEW_TABLE, "visibility": "public"})
        assert answer.status_code == 201
        code = answer.json()["code"]
        listed = (await http.get("/api/tables")).json()
        assert [table["code"] for table in listed["mine"]] == [code]
        assert [table["code"] for table in listed["open"]] == [code]
        assert (await http.get(f"/api/tables/{code}")).json()["seats"][0]["yours"]
        assert (await http.get(f"/api/tables/{code.lower()}")).status_code == 200
    async with harness.http() as http:
        assert (await http.get("/api/tables")).json()["mine"] == []
        assert not (await http.get(f"/api/tables/{code}")).json()["seats"][0]["yours"]


async def test_tables_by_link_are_in_no_public_list(harness: Harness) -> None:
    await harness.open(await harness.person(), MINE, OPEN, BOT)
    async with harness.http() as http:
        assert (await http.get("/api/tables")).json() == {
            "mine": [],
            "open": [],
            "invited": [],
            "decided": 0,
        }


async def test_it_says_whose_turn_it_is_to_the_one_whose_turn_it_is(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    await harness.open(ana, MINE, MINE, MINE, start=True)
    await harness.open(ana, MINE, OPEN, BOT)
    async with harness.http(token) as http:
        mine = (await http.get("/api/tables")).json()["mine"]
    assert [table["your_turn"] for table in mine] == [False, True]


async def test_a_link_brings_seats_to_another_device_once(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    await harness.open(ana, MINE, BOT, OPEN)
    async with harness.http(token) as laptop, harness.http() as phone, harness.http() as thief:
        link = (await laptop.post("/api/me/link")).json()
        assert link["seconds"] == 600
        assert link["qr"].startswith("<svg")
        claimed = await phone.post("/api/me/claim", json={"token": link["token"]})
        assert claimed.json() == {"name": "Ana"}
        assert len((await phone.get("/api/tables")).json()["mine"]) == 1
        stolen = await thief.post("/api/me/claim", json={"token": link["token"]})
        assert stolen.status_code == 404
        old = (await laptop.post("/api/me/link")).json()
        harness.time.pass_by(601)
        assert (await thief.post("/api/me/claim", json={"token": old["token"]})).status_code == 404
        assert (await thief.post("/api/me/link")).status_code == 401


async def test_a_link_says_whose_it_is_without_being_used_up(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    _, other = await harness.people.add("Bea")
    async with harness.http(token) as laptop, harness.http(other) as victim, harness.http() as new:
        link = {"token": (await laptop.post("/api/me/link")).json()["token"]}
        for browser in (victim, new, victim):
            looked = await browser.post("/api/me/link/owner", json=link)
            assert looked.json() == {"name": "Ana", "yours": False}
            assert "set-cookie" not in looked.headers
        assert (await laptop.post("/api/me/link/owner", json=link)).json()["yours"] is True
        assert (await victim.get("/api/me")).json() == {"name": "Bea"}
        await harness.people.rename(ana, "Ana II")
        assert (await new.post("/api/me/link/owner", json=link)).json()["name"] == "Ana II"
        assert (await new.post("/api/me/claim", json=link)).json() == {"name": "Ana II"}
        assert (await victim.post("/api/me/link/owner", json=link)).status_code == 404


async def test_a_link_that_is_too_old_says_no_name(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as laptop, harness.http() as phone:
        link = {"token": (await laptop.post("/api/me/link")).json()["token"]}
        harness.time.pass_by(601)
        old = await phone.post("/api/me/link/owner", json=link)
        unknown = await phone.post("/api/me/link/owner", json={"token": "nothing"})
    assert old.status_code == unknown.status_code == 404
    assert old.text == unknown.text
    assert "Ana" not in old.text


@pytest.mark.parametrize("path", ["/api/me/claim", "/api/me/link/owner"])
async def test_guessing_links_is_limited(harness: Harness, path: str) -> None:
    async with harness.http() as http:
        statuses = [
            (await http.post(path, json={"token": f"guess{n}"})).status_code for n in range(25)
        ]
    assert statuses[0] == 404
    assert statuses[-1] == 429


async def test_wrong_codes_are_answered_alike_and_limited(harness: Harness) -> None:
    async with harness.http() as http:
        answers = [
            await http.get(f"/api/tables/{code}") for code in ("AAAAAA", "x", "%00", "a" * 99)
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {
            (404, '{"sentence":"There is no such table."}')
        }
        for _ in range(25):
            last = await http.get("/api/tables/BBBBBB/record")
        assert last.status_code == 429
    async with harness.http(address="10.0.0.8") as other:
        assert (await other.get("/api/tables/AAAAAA")).status_code == 404


async def test_too_many_requests_of_an_address_are_refused_others_are_not(harness: Harness) -> None:
    async with harness.http() as http, harness.http(address="10.0.0.8") as other:
        statuses = [(await http.get("/api/me")).status_code for _ in range(120)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert (await other.get("/api/me")).status_code == 200
        harness.time.pass_by(10)
        assert (await http.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"{", 400),
        (b'{"game":"saboteur"}', 400),
        (b'{"game":"saboteur","seats":[]}', 400),
        (b'{"game":"chess","seats":[{"kind":"me"}]}', 400),
        (b'{"game":"saboteur","seats":[{"kind":"throne"}]}', 400),
        (b'{"game":"saboteur","seats":[{"kind":"bot","level":"god"}]}', 400),
        (b'{"game":"saboteur","seats":[{"kind":"me"}],"options":{"nonsense":1}}', 400),
        (b'{"game":"saboteur","seats":[{"kind":"me"}],"start":true}', 400),
        (b'{"game":"saboteur","seats":[{"kind":"open"}],"start":true}', 403),
        (b'{"game":"saboteur","seats":' + b"[" * 10_000 + b"}", 400),
        (b"\xff\xfe", 400),
        (b" " * (MAX_BODY + 1), 413),
        (b"[" * 10_000_000, 413),
    ],
)
async def test_bodies_are_read_strictly(harness: Harness, body: bytes, status: int) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        answer = await http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
    assert answer.status_code == status
    assert set(answer.json()) == {"sentence"}
    assert len(answer.text) < 400


async def test_only_json_is_read(harness: Harness) -> None:
    """A form of another site cannot send JSON."""
    async with harness.http() as http:
        answer = await http.put("/api/me", content=b'{"name":"Ana"}')
    assert answer.status_code == 415


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"host": "evil.example"}])
async def test_other_sites_change_nothing(harness: Harness, headers: dict[str, str]) -> None:
    async with harness.http() as http:
        answer = await http.put("/api/me", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


async def test_every_answer_has_the_headers(harness: Harness) -> None:
    async with harness.http() as http:
        for path in ("/", "/api/me", "/nothing", "/healthz", "/api/tables/AAAAAA"):
            answer = await http.get(path)
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        policy = HEADERS["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy


async def test_an_error_of_ours_tells_nothing_but_is_logged(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(harness.lobby, "mine", broken)
    with structlog.testing.capture_logs() as logs:
        async with harness.http() as http:
            answer = await http.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"sentence": "Something went wrong here; it has been noted."}
    assert [entry["event"] for entry in logs] == ["fault"]


async def test_unknown_places_and_methods_are_said_plainly(harness: Harness) -> None:
    async with harness.http() as http:
        assert (await http.get("/nothing")).json() == {"sentence": "There is nothing here."}
        wrong = await http.delete("/api/server")
        assert wrong.status_code == 405
        assert "GET" in wrong.headers["allow"]


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
async def test_rules_and_names_of_every_game(harness: Harness, game: AnyGame) -> None:
    async with harness.http() as http:
        rules = (await http.get(f"/api/games/{game.name}/rules/es")).json()
        assert rules["sections"][0]["title"] == game.rules("es")[0].title
        names = await http.get(f"/api/games/{game.name}/names/en")
        assert names.text == game.names("en")
        assert names.headers["content-encoding"] == "gzip"
        plain = await http.get(names.request.url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == game.names("en")
        for wrong in (f"{game.name}/rules/xx", "chess/rules/en", "../names/en"):
            assert (await http.get(f"/api/games/{wrong}")).status_code == 404
        listed = (await http.get("/api/server")).json()["games"]
    (info,) = [one for one in listed if one["name"] == game.name]
    assert [option["name"] for option in info["options"]] == [o.name for o in game.options]
    assert (info["least_seats"], info["most_seats"]) == (game.seats[0], game.seats[-1])


async def test_health_and_metrics(tmp_path: Path) -> None:
    async with opened(tmp_path, metrics="loopback") as harness:
        async with harness.http(address="127.0.0.1") as http:
            assert (await http.get("/healthz")).json()["status"] == "ok"
            assert (await http.get("/readyz")).json()["status"] == "ok"
            assert "farol_moves_total" in (await http.get("/metrics")).text
        async with harness.http() as http:
            assert (await http.get("/metrics")).status_code == 404
            harness.context.stopping = True
            assert (await http.get("/healthz")).json()["status"] == "stopping"
            assert (await http.get("/readyz")).status_code == 503


async def test_a_server_without_its_file_is_not_well(harness: Harness) -> None:
    await harness.store.close()
    async with harness.http() as http:
        assert (await http.get("/healthz")).status_code == 503


async def test_a_qr_code_leads_to_the_table_behind_a_hash(harness: Harness) -> None:
    table = await harness.open(await harness.person(), MINE, OPEN, BOT)
    async with harness.http() as http:
        drawn = await http.get(f"/api/tables/{table.row.code}/qr")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text


async def test_one_host_does_not_fill_the_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        harness.lobby._max_open = 3
        _, token = await harness.people.add("Ana")
        async with harness.http(token) as http:
            statuses = [
                (await http.post("/api/tables", json=NEW_TABLE)).status_code for _ in range(5)
            ]
    assert statuses == [201, 201, 201, 429, 429]


async def test_no_log_holds_a_code_a_token_or_a_name(harness: Harness) -> None:
    with structlog.testing.capture_logs() as logs:
        clients = await seated(harness)
        _, token = await harness.people.add("Secretary")
        async with harness.http(token) as http:
            code = clients[0].table.row.code
            await http.get(f"/api/tables/{code}/record?as=seat&seat=1")
            await http.get(f"/api/tables/{code}")
    written = json.dumps(logs)
    assert "game-started" in written
    for secret in (code, token, "Secretary", clients[0].table.row.secret):
        assert secret not in written


# --- the files of the client -------------------------------------------------------------------------


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    folder = tmp_path / "package" / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Farol</title>")
    (folder / "assets/app-1.js").write_text("start()\n" * 1000)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "worker.js").write_text("keep()")
    (folder / "manifest.en.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


async def test_the_client_is_served_and_nothing_beside_it(
    harness: Harness, client_files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farol.server.web.app.client_folder", lambda: client_files)
    harness.app = new_app(harness.features)
    async with harness.http() as http:
        page = await http.get("/")
        assert page.text.endswith("Farol</title>")
        assert page.headers["cache-control"] == "no-cache"
        asset = await http.get("/assets/app-1.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in (await http.get("/api/server")).headers
        assert (await http.get("/icon.svg")).headers["cache-control"] == "no-cache"
        worker = await http.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        kept = {"if-none-match": worker.headers["etag"]}
        assert (await http.get("/worker.js", headers=kept)).status_code == 304
        manifest = await http.get("/manifest.en.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        for path in (
            *("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"),
            *("/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/assets/%00", "/..%5csecret.txt"),
        ):
            answer = await http.get(path)
            assert answer.status_code in {400, 404}
            assert "secret" not in answer.text.replace("secret.txt", "")


async def test_an_asset_is_compressed_once_and_counted(
    harness: Harness, client_files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressed: list[int] = []
    compress = gzip.compress
    monkeypatch.setattr(
        "gzip.compress", lambda data, **more: compressed.append(1) or compress(data, **more)
    )
    monkeypatch.setattr("farol.server.web.app.client_folder", lambda: client_files)
    harness.app = new_app(harness.features)
    async with harness.http() as http:
        assert harness.context.requests.take("10.0.0.7", harness.time.monotonic(), cost=97.9)
        answers = [await http.get("/assets/app-1.js") for _ in range(110)]
        plain = await http.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert answers[99].text.startswith("start()")
    assert compressed == [1]
    assert [answers[0].status_code, answers[-1].status_code, plain.status_code] == [200, 429, 429]


async def test_without_a_client_a_page_says_where_the_api_is(harness: Harness) -> None:
    (route,) = page_routes(None)
    assert route.path == "/"  # type: ignore[attr-defined]
    async with harness.http() as http:
        assert (await http.get("/api/openapi.json")).json()["openapi"] == "3.1.0"
        assert "FromClient" in (await http.get("/api/wire.json")).json()["$defs"]


async def test_many_requests_at_once(harness: Harness) -> None:
    async with harness.http() as http:
        answers = await asyncio.gather(*(http.get("/api/server") for _ in range(40)))
    assert {answer.status_code for answer in answers} == {200}


@pytest.mark.of_a_file
async def test_a_server_whose_disk_refuses_moves_is_not_well(harness: Harness) -> None:
    """Even while the small test write still succeeds."""

    def refuse(_connection: Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with harness.http() as http:
        assert (await http.get("/healthz")).status_code == 200
        with pytest.raises(StoreError):
            await harness.store.database.run(refuse)
        assert (await http.get("/healthz")).status_code == 503
        assert (await http.get("/readyz")).status_code == 200


@pytest.mark.of_a_file
async def test_a_database_that_does_not_answer_is_said_in_time(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context_module, "CHECK_SECONDS", 0.05)
    free = threading.Event()
    standing = harness.store.database.run(lambda _: free.wait())
    try:
        async with harness.http() as http, asyncio.timeout(20):
            for path in ("/healthz", "/readyz"):
                assert (await http.get(path)).status_code == 503
    finally:
        free.set()
        await standing


@pytest.mark.of_a_file
async def test_damage_anywhere_in_the_file_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        for _ in range(50):
            await harness.people.add("Ana")
            await harness.open(await harness.person(), MINE, OPEN, BOT)
    path = tmp_path / "farol.db"
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'").fetchone()[
            0
        ]
        page = file.execute("PRAGMA page_size").fetchone()[0]
    file.close()
    with path.open("r+b") as raw:
        raw.seek((root - 1) * page)
        raw.write(b"\xff" * page)
    async with opened(tmp_path) as harness, asyncio.timeout(20), harness.http() as http:
        while (await http.get("/healthz")).json().get("status") != "degraded":
            await asyncio.sleep(0.05)
