"""E-mail notifications: confirmed addresses, letters without secrets, and one-click unsubscribe."""

import re
import socket
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from farol.community.identity.store import IdentityStore
from farol.community.notifications.email import BadMailAddress, EmailTemplate, parsed_address
from farol.community.notifications.email_api import ASKED, CONFIRM_SECONDS
from farol.community.notifications.email_channel import EmailChannel, Exchange
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.queue import WAITS, NotificationQueue
from farol.community.notifications.rows import Mailbox
from farol.community.notifications.service import (
    Mail,
    Notifications,
    _links,
    check_mail,
    opened_notifications,
)
from farol.community.notifications.text import NotificationText
from farol.core.rand import Rand
from farol.core.text import LANGUAGES
from farol.protocol.types import ClockPlan
from farol.server.play.model.payloads import Notice
from farol.server.settings import Settings
from farol.server.settings.limits import BadSettings
from farol.server.settings.mail import mail_address, parsed_mail
from tests.community.mail_server import MailServer, mail_server
from tests.server.harness import MINE, Harness, mover, opened, play_choice, seated, view_of

ADDRESS = "ana@example.org"
LINKS = "https://farol.example.org/"
KINDS = ["turn", "reminder", "over", "invited"]
WANTED = {"address": ADDRESS, "kinds": KINDS, "language": "es"}


# --- addresses and letters ---------------------------------------------------------------------


@pytest.mark.parametrize("text", ["ana@example.org", "a.b+farol@mail.example.org", "x@a-b.co"])
def test_an_address_is_one(text: str) -> None:
    assert parsed_address(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ana",
        "ana@localhost",
        "ana@[127.0.0.1]",
        "@example.org",
        "ana@example.org, eve@example.org",
        "ana@example.org\r\nBcc: eve@example.org",
        "ana@example.org\n",
        "Ana <ana@example.org>",
        '"a b"@example.org',
        "ana@example..org",
        ".ana@example.org",
        "añá@example.org",
        "a" * 65 + "@example.org",
        "a@" + "b" * 250 + ".org",
        "ana@-example.org",
        "ana@example.org?subject=x",
    ],
)
def test_nothing_else_is_an_address(text: str) -> None:
    with pytest.raises(BadMailAddress):
        parsed_address(text)


def test_names_with_line_breaks_write_no_header() -> None:
    tiding = NotificationText(
        "en", "Nim\r\nBcc: eve@example.org", "Ana\nX-Evil: 1\r\n\r\n<b>hello</b>"
    )
    letter = EmailTemplate("farol@example.org", LINKS).notice(ADDRESS, tiding, "ABCDEF", "s", 0.0)
    head, _, body = letter.as_bytes().partition(b"\r\n\r\n")
    names = {line.partition(b":")[0].lower() for line in head.split(b"\r\n") if line[:1] != b" "}
    assert b"bcc" not in names
    assert b"x-evil" not in names
    assert len(letter.get_content().splitlines()) == 9
    assert "\n" not in letter["Subject"]
    assert letter.get_content_type() == "text/plain"
    assert b"text/plain" in head
    assert body


def test_a_letter_says_who_sends_it_and_how_to_stop_it() -> None:
    tiding = NotificationText("en", "Nim", "It is your turn.")
    letter = EmailTemplate("farol@example.org", LINKS).notice(ADDRESS, tiding, "ABCDEF", "abc", 0.0)
    assert letter["From"] == "Farol <farol@example.org>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe"] == f"<{LINKS}mail/stop/abc>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    plain = EmailTemplate("farol@example.org", "http://10.0.0.5:8420/")
    assert "List-Unsubscribe-Post" not in plain.notice(ADDRESS, tiding, "ABCDEF", "abc", 0.0)


# --- a server with a mail server -----------------------------------------------------------------


def mailman_of(harness: Harness, exchange: Exchange) -> EmailChannel:
    letterhead = EmailTemplate("farol@example.org", LINKS)
    return EmailChannel(
        exchange, letterhead, harness.time, EmailStore(harness.store.database), LANGUAGES
    )


@pytest.fixture
async def mail() -> AsyncIterator[MailServer]:
    async with mail_server() as found:
        yield found


@pytest.fixture
async def courier(harness: Harness, mail: MailServer) -> AsyncIterator[NotificationQueue]:
    mailman = mailman_of(harness, Exchange("127.0.0.1", mail.port, "none", "example.org"))
    courier = NotificationQueue(PushStore(harness.store.database), harness.time, [mailman])
    courier.start()
    harness.notifications.courier = courier
    harness.notifications.mail = Mail(mailman, courier)
    yield courier
    await courier.close()


async def has_mailbox(harness: Harness, person: int, **more: Any) -> Mailbox:
    box = Mailbox(person, ADDRESS, "es", KINDS, f"stop-{person}", confirmed=True)
    for name, value in more.items():
        object.__setattr__(box, name, value)
    await EmailStore(harness.store.database).set_mailbox(box)
    return box


def token_in(letter: Any) -> str:
    found = re.search(r"#/mail/([\w-]+)", letter.get_content())
    assert found is not None
    return found[1]


async def test_an_address_is_confirmed_by_a_link_that_works_once(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    ana, cookie = await harness.people.add("Ana")
    async with harness.http(cookie) as http:
        before = (await http.get("/api/me/mail")).json()
        assert before == {"possible": True, "address": None, "confirmed": False, "kinds": []}
        said = (await http.put("/api/me/mail", json=WANTED)).json()
        assert said == {**before, "address": ADDRESS, "kinds": KINDS}
    await courier.idle()
    [letter] = mail.letters
    assert (letter["To"], letter["Subject"]) == (ADDRESS, "¿Es tuya esta dirección?")
    assert "Ana" not in letter.as_string()
    courier.tell(Notice(ana.id, "turn", "ABCDEF", "saboteur"))
    await courier.idle()
    assert len(mail.took) == 1
    async with harness.http() as nobody:  # the link may open in another browser
        assert (await nobody.post("/api/mail/confirm", json={"token": "x"})).status_code == 404
        asked = {"token": token_in(letter)}
        answer = await nobody.post("/api/mail/confirm", json=asked)
        assert (answer.status_code, answer.json()) == (200, {"confirmed": True})
        assert (await nobody.post("/api/mail/confirm", json=asked)).status_code == 404
    courier.tell(Notice(ana.id, "turn", "ABCDEF", "saboteur"))
    await courier.idle()
    assert len(mail.took) == 2


async def test_a_link_is_too_old_after_a_day_and_the_address_is_forgotten(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    ana, cookie = await harness.people.add("Ana")
    async with harness.http(cookie) as http:
        await http.put("/api/me/mail", json=WANTED)
        await courier.idle()
        harness.time.pass_by(CONFIRM_SECONDS + 1)
        asked = {"token": token_in(mail.letters[0])}
        assert (await http.post("/api/mail/confirm", json=asked)).status_code == 404
        assert (await http.get("/api/me/mail")).json()["address"] is None
    await EmailStore(harness.store.database).forget_unconfirmed(harness.time.now())
    assert await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is None


async def test_a_mailbox_cannot_be_filled(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    """Neither by one person, nor by several from one address."""
    statuses = []
    for name in ("Ana", "Bea", "Carla"):
        _, cookie = await harness.people.add(name)
        async with harness.http(cookie) as http:
            for _ in range(ASKED):
                statuses.append((await http.put("/api/me/mail", json=WANTED)).status_code)
    await courier.idle()
    assert statuses == [200] * ASKED + [429] * (2 * ASKED)
    assert len(mail.took) == ASKED
    _, cookie = await harness.people.add("Dora")
    async with harness.http(cookie) as http:
        answer = await http.put("/api/me/mail", json=WANTED)
        assert answer.json()["sentence"].startswith("Too many letters")


async def test_kinds_change_without_another_letter_and_another_address_needs_one(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    ana, cookie = await harness.people.add("Ana")
    await has_mailbox(harness, ana.id)
    async with harness.http(cookie) as http:
        said = (await http.put("/api/me/mail", json={**WANTED, "kinds": ["over"]})).json()
        assert (said["confirmed"], said["kinds"]) == (True, ["over"])
        courier.tell(Notice(ana.id, "turn", "ABCDEF", "saboteur"))
        await courier.idle()
        assert mail.took == []
        said = (await http.put("/api/me/mail", json={**WANTED, "address": "a@example.net"})).json()
        assert said["confirmed"] is False
        await courier.idle()
        assert mail.took[0][0] == ["a@example.net"]
        assert (await http.delete("/api/me/mail")).json()["address"] is None


async def test_who_is_away_gets_a_letter_in_the_words_of_notices(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    clients = await seated(harness, clock=ClockPlan("days", 2))
    seat = mover(clients)
    other = (seat + 1) % 3
    box = await has_mailbox(harness, clients[other].person.id)
    clients[other].leave()
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await courier.idle()
    [letter] = mail.letters
    code = clients[0].table.row.code
    assert mail.took[0][0] == [ADDRESS]
    assert letter["Subject"] == "Saboteur: Te toca jugar."
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith("Te toca jugar.\n\nSaboteur\n")
    assert f"{LINKS}#/t/{code}\n" in text
    assert text.endswith(f"Para no recibir más:\n{LINKS}mail/stop/{box.stop}\n")


async def test_a_muted_table_is_not_told_by_e_mail_either(
    harness: Harness, courier: NotificationQueue, mail: MailServer
) -> None:
    ana = await harness.person()
    table = await harness.open(ana, *[MINE] * 3, start=True)
    await has_mailbox(harness, ana.id)
    await PushStore(harness.store.database).mute(ana.id, table.row.code, True)
    courier.tell(Notice(ana.id, "turn", table.row.code, "saboteur"))
    await courier.idle()
    assert mail.took == []


async def test_one_click_stops_it_without_a_cookie_and_tells_nothing(harness: Harness) -> None:
    ana = await harness.person()
    box = await has_mailbox(harness, ana.id)
    async with harness.http() as nobody:
        page = await nobody.get(f"/mail/stop/{box.stop}")
        assert (page.status_code, '<form method="post"' in page.text) == (200, True)
        assert (
            await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is not None
        )  # a GET changes nothing
        one_click = {"List-Unsubscribe": "One-Click"}
        hidden = {"Origin": "null"}  # as browsers send a form with no-referrer
        done = await nobody.post(f"/mail/stop/{box.stop}", data=one_click, headers=hidden)
        again = await nobody.post(f"/mail/stop/{box.stop}", data=one_click)
        unknown = await nobody.post("/mail/stop/unknown", data=one_click)
        assert done.status_code == again.status_code == unknown.status_code == 200
        assert done.text == again.text == unknown.text
        assert ADDRESS not in done.text
    assert await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is None


async def test_the_page_that_stops_it_looks_like_ours_by_a_strict_policy(harness: Harness) -> None:
    async with harness.http() as nobody:
        page = await nobody.get("/mail/stop/unknown")
    (style,) = re.findall("<style>(.*?)</style>", page.text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = page.headers["content-security-policy"].split("; ")
    assert f"style-src 'sha256-{digest}'" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in page.headers["content-security-policy"]
    assert "<script" not in page.text
    assert "<svg" in page.text


async def test_an_address_goes_with_its_person_and_is_told_to_nobody(harness: Harness) -> None:
    ana, cookie = await harness.people.add("Ana")
    _, other = await harness.people.add("Bea")
    await has_mailbox(harness, ana.id)
    async with harness.http(other) as http:
        assert ADDRESS not in (await http.get("/api/me/mail")).text
    async with harness.http() as nobody:
        assert (await nobody.get("/api/me/mail")).json()["address"] is None
    async with harness.http(cookie) as http:
        assert (await http.delete("/api/me")).status_code == 200
    assert await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is None


async def test_people_who_never_came_back_take_their_address_along(harness: Harness) -> None:
    ana = await harness.person()
    await harness.person("Bea")  # the last one stays
    await has_mailbox(harness, ana.id)
    await IdentityStore(harness.store.database).forget_devices(harness.time.now() + 1)
    assert await IdentityStore(harness.store.database).forget_people(harness.time.now() + 1) == 1
    assert await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is None


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"address": "ana@example.org\r\nBcc: eve@example.org"}, 400),
        ({"address": "ana@localhost"}, 400),
        ({"address": "a" * 300 + "@example.org"}, 400),
        ({"kinds": []}, 400),
        ({"kinds": ["secrets"]}, 400),
    ],
)
async def test_an_address_that_is_none_is_refused_and_changes_nothing(
    harness: Harness,
    courier: NotificationQueue,
    mail: MailServer,
    said: dict[str, Any],
    status: int,
) -> None:
    ana, cookie = await harness.people.add("Ana")
    async with harness.http(cookie) as http:
        answer = await http.put("/api/me/mail", json={**WANTED, **said})
        assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True)
    await courier.idle()
    assert (await EmailStore(harness.store.database).mailbox(ana.id, 0.0), mail.took) == (None, [])


async def test_a_server_without_e_mail_says_so(harness: Harness) -> None:
    _, cookie = await harness.people.add("Ana")
    async with harness.http(cookie) as http:
        assert (await http.get("/api/me/mail")).json()["possible"] is False
        answer = await http.put("/api/me/mail", json=WANTED)
    assert (answer.status_code, answer.json()["sentence"]) == (409, "This server sends no e-mail.")


# --- mail servers that are not as they should be -----------------------------------------------


async def letter_to(harness: Harness, exchange: Exchange) -> NotificationQueue:
    """A letter through this mail server."""
    ana = await harness.person()
    await has_mailbox(harness, ana.id)
    courier = NotificationQueue(
        PushStore(harness.store.database), harness.time, [mailman_of(harness, exchange)]
    )
    courier.start()
    courier.tell(Notice(ana.id, "over", "ABCDEF", "saboteur"))
    await courier.idle()
    return courier


@pytest.mark.parametrize("offers", [(), ("STARTTLS", "AUTH PLAIN")])
async def test_a_server_that_does_not_encrypt_gets_neither_password_nor_letter(
    harness: Harness, offers: tuple[str, ...]
) -> None:
    refused = {"STARTTLS": ["454 not now"] * 10}
    async with mail_server(offers=offers, answers=refused) as mail:
        exchange = Exchange("127.0.0.1", mail.port, "starttls", "example.org", "ana", "secret")
        courier = await letter_to(harness, exchange)
        await courier.close()
    words = {line.split(" ")[0].upper() for line in mail.heard}
    assert words <= {"EHLO", "STARTTLS", "QUIT", "RSET"}
    assert "EHLO" in words


async def test_a_server_that_is_down_is_tried_again_and_not_for_ever(harness: Harness) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    courier = await letter_to(harness, Exchange("127.0.0.1", port, "none", "example.org"))
    waiting = []
    for wait in (*WAITS, 10_000):
        harness.time.pass_by(wait - 0.1)
        await courier.idle()
        waiting.append(len(harness.time._calls))
        harness.time.pass_by(0.1)
        await courier.idle()
    await courier.close()
    assert waiting == [1] * len(WAITS) + [0]


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        ("550 5.1.1 nobody of that name", "gone"),
        ("550 nobody of that name", "gone"),
        ("550 5.7.1 we do not like you", "refused"),
        ("552 full", "refused"),
        ("450 4.2.1 later", "later"),
    ],
)
async def test_what_a_refusal_of_an_address_means(
    harness: Harness, courier: NotificationQueue, mail: MailServer, answer: str, what: str
) -> None:
    ana = await harness.person()
    await has_mailbox(harness, ana.id)
    mail.answers["RCPT"] = [answer]
    courier.tell(Notice(ana.id, "over", "ABCDEF", "saboteur"))
    await courier.idle()
    assert mail.took == []
    assert (await EmailStore(harness.store.database).mailbox(ana.id, 0.0) is None) == (
        what == "gone"
    )
    harness.time.pass_by(WAITS[0])
    await courier.idle()
    assert len(mail.took) == (what == "later")


async def test_a_wrong_password_forgets_nobodys_address(harness: Harness) -> None:
    answers = {"AUTH": ["535 5.1.1 who are you?"]}
    async with mail_server(offers=("AUTH PLAIN",), answers=answers) as mail:
        exchange = Exchange("127.0.0.1", mail.port, "none", "example.org", "ana", "wrong")
        courier = await letter_to(harness, exchange)
        await courier.close()
    assert mail.took == []
    assert await EmailStore(harness.store.database).mailbox(1, 0.0) is not None


@pytest.mark.parametrize("answer", [f"550 5.7.1 <{ADDRESS}> no", f"550 <{ADDRESS}> no"])
async def test_no_log_gets_to_know_an_address(
    harness: Harness, courier: NotificationQueue, mail: MailServer, answer: str
) -> None:
    ana = await harness.person()
    await has_mailbox(harness, ana.id)
    mail.answers["RCPT"] = [answer]
    with capture_logs() as logs:
        courier.tell(Notice(ana.id, "over", "ABCDEF", "saboteur"))
        await courier.idle()
    assert ADDRESS not in str(logs)


async def test_a_letter_goes_over_an_encrypted_line(harness: Harness, tmp_path: Path) -> None:
    certificates = pytest.importorskip("tests.server.certificates", reason="needs an extra")
    server, trust = certificates.made(tmp_path)
    offers = ("STARTTLS", "AUTH PLAIN")
    async with mail_server(offers=offers, certificate=server) as mail:
        exchange = Exchange(
            *("localhost", mail.port, "starttls", "example.org"), "ana", "secret", lambda: trust
        )
        courier = await letter_to(harness, exchange)
        await courier.close()
    assert len(mail.took) == 1
    assert mail.heard.index("STARTTLS") < next(
        at for at, line in enumerate(mail.heard) if line.startswith("AUTH")
    )


# --- settings --------------------------------------------------------------------------------

HOST = "smtp+starttls://mail.example.org"
SET = f"{HOST}/?from=farol@example.org&links={LINKS}"


@pytest.mark.parametrize(
    ("mail", "complaint"),
    [
        (f"{HOST}/?links={LINKS}", "from="),
        (f"{HOST}/?from=farol&links={LINKS}", "from="),
        (f"{HOST}/?from=farol@example.org", "links="),
        (f"{HOST}/?from=farol@example.org&links=farol.example.org", "links="),
        (f"{HOST}/?from=farol@example.org&to=x", "no to="),
        (f"{HOST}/?from", "of the form"),
        (f"{HOST}/x?from=farol@example.org", "of the form"),
        (f"{HOST}:many/?from=farol@example.org", "of the form"),
        ("mail.example.org", "of the form"),
        (SET.replace("//", "//ana:secret@", 1), "mail_password"),
        (SET.replace("smtp+starttls", "smtp"), "no password"),
    ],
)
def test_settings_that_cannot_be_are_refused_at_the_start(mail: str, complaint: str) -> None:
    check_mail(Settings(mail=SET, mail_password="x"))
    with pytest.raises(BadSettings, match=complaint):
        check_mail(Settings(mail=mail, mail_password="x"))


def test_a_password_file_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadSettings, match="file of `mail_password`"):
        check_mail(Settings(mail=SET, mail_password="file:/nowhere"))


def test_links_in_letters_begin_with_the_first_name_of_the_server() -> None:
    mail = parsed_mail(f"{HOST}/?from=farol@example.org")
    assert _links(mail, Settings(names=["*", "farol.example.org"])) == "https://farol.example.org/"


@pytest.mark.parametrize(
    ("address", "parts"),
    [
        (
            "smtp+starttls://ana%40home@mail.example.org:587/?from=farol@example.org",
            ("mail.example.org", 587, "starttls", "ana@home", "farol@example.org", ""),
        ),
        (
            "smtps://mail.example.org:465/?from=farol@example.org&links=https://farol.example.org/",
            (
                *("mail.example.org", 465, "tls", "", "farol@example.org"),
                "https://farol.example.org/",
            ),
        ),
        (
            "smtp://[::1]:25/?from=farol@example.org",
            ("::1", 25, "none", "", "farol@example.org", ""),
        ),
    ],
)
def test_an_address_of_mail_is_read_and_written(address: str, parts: tuple[object, ...]) -> None:
    assert parsed_mail(address) == parts
    assert mail_address(parsed_mail(address)) == address


async def test_the_password_may_stand_in_a_file(harness: Harness, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("secret\n")
    settings = Settings(mail=SET, push="off", mail_password=f"file:{file}")
    post = await opened_notifications(settings, harness.store, harness.time)
    assert post.mail is not None
    assert post.mail.mailman.exchange.password == "secret"
    assert post.courier is not None
    await post.courier.close()
    none = Settings(push="off")
    assert await opened_notifications(none, harness.store, harness.time) == Notifications()


# --- secrecy ---------------------------------------------------------------------------------


async def test_letters_are_the_same_in_two_worlds_that_look_alike(tmp_path: Path) -> None:
    """Two deals with the same people and other cards: letters differ only in the table's code, the
    unsubscribe token and the message id.
    """
    told = [await _letters_of(tmp_path / str(world)) for world in range(2)]
    assert told[0] == told[1]
    assert len(told[0]) > 0


async def _letters_of(folder: Path) -> list[str]:
    folder.mkdir()
    async with opened(folder) as harness, mail_server() as mail:
        exchange = Exchange("127.0.0.1", mail.port, "none", "example.org")
        courier = NotificationQueue(
            PushStore(harness.store.database), harness.time, [mailman_of(harness, exchange)]
        )
        courier.start()
        harness.lobby._services.tell_away = courier.tell
        clients = await seated(harness, clock=ClockPlan("days", 2))
        code = clients[0].table.row.code
        for client in clients:
            await has_mailbox(harness, client.person.id)
        for client in clients[1:]:
            client.leave()
        for _ in range(6):
            seat = mover(clients)
            view = (await clients[seat].hello(look=seat))["view"]
            choice = next(one for one in view["choices"] if one["type"] == "discard")
            await clients[seat].ask("act", seat=seat, version=view["version"], action=choice)
            if seat:
                clients[seat].leave()
        await courier.idle()
        await courier.close()
    found = []
    for letter in mail.letters:
        del letter["Message-ID"]
        found.append(re.sub(r"stop-\d", "stop", letter.as_string().replace(code, "......")))
    return sorted(found)
