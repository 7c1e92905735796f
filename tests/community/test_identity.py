"""Identity: names, devices, links, and signing out."""

import unicodedata

import pytest
from httpx import AsyncClient

from farol.server.web.context import MAX_OTHERS
from farol.server.web.sockets import NO_COOKIE
from tests.server.harness import AsgiSocket, Harness

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36"}


async def name_of(http: AsyncClient) -> str | None:
    name: str | None = (await http.get("/api/me")).json()["name"]
    return name


async def others(http: AsyncClient) -> list[str]:
    names: list[str] = (await http.get("/api/me/others")).json()["names"]
    return names


async def claimed(owner: AsyncClient, other: AsyncClient) -> None:
    link = (await owner.post("/api/me/link")).json()["token"]
    assert (await other.post("/api/me/claim", json={"token": link})).status_code == 200


async def test_a_person_sees_their_devices(harness: Harness) -> None:
    async with harness.http() as laptop, harness.http() as phone:
        await laptop.put("/api/me", json={"name": "Ana"})
        phone.headers.update(PHONE)
        harness.time.pass_by(60)
        await claimed(laptop, phone)
        devices = (await laptop.get("/api/me/devices")).json()["devices"]
        assert [(one["name"], one["here"]) for one in devices] == [
            ("Chrome, Android", False),
            ("", True),
        ]
        harness.time.pass_by(86_400)
        await laptop.get("/api/me")
        seen = (await laptop.get("/api/me/devices")).json()["devices"]
        assert [one["here"] for one in seen] == [True, False]
        assert (await harness.http().get("/api/me/devices")).status_code == 401


async def test_one_device_is_signed_out_and_its_sockets_are_closed(harness: Harness) -> None:
    async with harness.http() as laptop, harness.http() as phone:
        await laptop.put("/api/me", json={"name": "Ana"})
        await claimed(laptop, phone)
        waiting = (await laptop.post("/api/me/link")).json()["token"]
        token = phone.cookies[harness.context.cookie]
        async with AsgiSocket(harness, token) as socket:
            assert (await socket.event())["type"] == "websocket.accept"
            (lost,) = [
                one["device"]
                for one in (await laptop.get("/api/me/devices")).json()["devices"]
                if not one["here"]
            ]
            assert len((await laptop.delete(f"/api/me/devices/{lost}")).json()["devices"]) == 1
            assert await socket.closed() == NO_COOKIE
        assert await name_of(phone) is None
        assert await name_of(laptop) == "Ana"
        assert (await laptop.delete(f"/api/me/devices/{lost}")).status_code == 404
        stolen = await phone.post("/api/me/claim", json={"token": waiting})
        assert stolen.status_code == 404  # pending links are revoked too


async def test_all_devices_are_signed_out(harness: Harness) -> None:
    async with harness.http() as laptop, harness.http() as phone:
        await laptop.put("/api/me", json={"name": "Ana"})
        await claimed(laptop, phone)
        answer = await phone.delete("/api/me/devices")
        assert answer.json() == {"devices": []}
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert [await name_of(http) for http in (laptop, phone)] == [None, None]


async def test_nobody_signs_out_somebody_else(harness: Harness) -> None:
    async with harness.http() as ana, harness.http() as eve:
        await ana.put("/api/me", json={"name": "Ana"})
        await eve.put("/api/me", json={"name": "Eve"})
        (device,) = (await ana.get("/api/me/devices")).json()["devices"]
        assert (await eve.delete(f"/api/me/devices/{device['device']}")).status_code == 404
        assert await name_of(ana) == "Ana"


async def test_a_browser_may_be_several_people_and_switch(harness: Harness) -> None:
    async with harness.http() as ana, harness.http() as shared:
        await ana.put("/api/me", json={"name": "Ana"})
        await shared.put("/api/me", json={"name": "Bea"})
        await claimed(ana, shared)
        assert (await name_of(shared), await others(shared)) == ("Ana", ["Bea"])
        answer = await shared.put("/api/me/others/0")
        assert answer.json() == {"name": "Bea"}
        assert all("httponly" in one.lower() for one in answer.headers.get_list("set-cookie"))
        assert (await name_of(shared), await others(shared)) == ("Bea", ["Ana"])
        await shared.post("/api/me/others")
        assert (await name_of(shared), await others(shared)) == (None, ["Bea", "Ana"])
        await shared.put("/api/me", json={"name": "Cleo"})
        assert (await name_of(shared), await others(shared)) == ("Cleo", ["Bea", "Ana"])
        for wrong in ("2", "99", "-1", "x", "0001"):
            assert (await shared.put(f"/api/me/others/{wrong}")).status_code == 404


async def test_a_browser_keeps_few_others(harness: Harness) -> None:
    async with harness.http() as http:
        for number in range(MAX_OTHERS + 3):
            await http.post("/api/me/others")
            await http.put("/api/me", json={"name": f"P{number}"})
        assert len(await others(http)) == MAX_OTHERS


async def test_over_https_cookies_belong_to_this_host_alone(harness: Harness) -> None:
    async with harness.http() as http:
        answer = await http.put("https://localhost/api/me", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"__Host-{harness.context.cookie}=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        for name, known in (
            (f"__Host-{harness.context.cookie}", "Ana"),
            (harness.context.cookie, None),
        ):
            http.cookies.clear()
            headers = {"cookie": f"{name}={token}"}
            asked = await http.get("https://localhost/api/me", headers=headers)
            assert asked.json()["name"] == known


async def test_https_is_kept_once_it_was_used(harness: Harness) -> None:
    async with harness.http() as http:
        secure = await http.get("https://localhost/api/me")
        assert secure.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await http.get("/api/me")).headers


@pytest.mark.parametrize(
    "blank",
    [
        *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4"),
        *("\u034f", "\ufe00", "\U000e0100", "\U0001d159", "\ufffc", "\u200d", "\ufe0f"),
    ],
)
async def test_a_name_that_looks_like_nothing_is_none(harness: Harness, blank: str) -> None:
    async with harness.http() as http:
        assert (await http.put("/api/me", json={"name": blank * 3})).status_code == 400
        named = await http.put("/api/me", json={"name": f"A{blank}na"})
        assert named.json() == {"name": "Ana"}


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u0e47", "\u0301\u0301\u200d", "\u20dd"])
async def test_a_name_does_not_grow_over_the_lines_around(harness: Harness, mark: str) -> None:
    async with harness.http() as http:
        named = (await http.put("/api/me", json={"name": f"\u0e01{mark * 7}"})).json()["name"]
        assert sum(unicodedata.category(one)[0] == "M" for one in named) == 3
        for name in (
            "\U0001f468\u200d\U0001f469 1\ufe0f\u20e3",
            "\u0939\u093f\u0928\u094d\u0926\u0940",
        ):
            assert (await http.put("/api/me", json={"name": name})).json()["name"] == name


async def test_a_face_is_kept_with_the_person_and_shown_at_their_seats(harness: Harness) -> None:
    async with harness.http() as laptop, harness.http() as phone:
        assert (await laptop.put("/api/me", json={"name": "Ana"})).json() == {"name": "Ana"}
        said = await laptop.put("/api/me", json={"name": "Ana", "face": 4095})
        assert said.json() == {"name": "Ana", "face": 4095}
        await laptop.put("/api/me", json={"name": "Anita"})  # the face stays
        await claimed(laptop, phone)
        assert (await phone.get("/api/me")).json() == {"name": "Anita", "face": 4095}
        seats = [{"kind": "me"}, {"kind": "me", "name": "Leo"}, {"kind": "bot"}]
        table = {"game": "saboteur", "seats": seats}
        code = (await phone.post("/api/tables", json=table)).json()["code"]
        shown = (await harness.http().get(f"/api/tables/{code}")).json()["seats"]
        assert [seat["face"] for seat in shown] == [4095, None, None]


@pytest.mark.parametrize("face", [-1, 4096, 1.5, "7", True])
async def test_a_face_that_nobody_can_draw_is_refused(harness: Harness, face: object) -> None:
    async with harness.http() as laptop:
        answer = await laptop.put("/api/me", json={"name": "Ana", "face": face})
        assert (answer.status_code, bool(answer.json()["sentence"])) == (400, True)
        assert await name_of(laptop) is None
