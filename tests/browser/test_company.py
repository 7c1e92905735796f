"""Several people: hidden hands, spectators, the big screen, one device for two, and broken lines."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Seen, Table, person

PRIVATE = {"role": "role", "dealt": "card", "drew": "card", "discarded": "card", "looked": "card"}


def secrets_of_others(heard: list[Seen], own: set[int]) -> list[Seen]:
    """Everything in the frames that one of these seats must not know."""
    found: list[Seen] = []
    for frame in heard:
        views = [frame, frame.get("view") or {}, frame.get("missed") or {}]
        for view in views:
            me = (view.get("observation") or {}).get("me")
            if me is not None and me["seat"] not in own:
                found.append(me)
            for step in [*view.get("steps", []), *view.get("history", [])]:
                found += [
                    event
                    for event in step["events"]
                    if event.get("seat") not in own and PRIVATE.get(event["kind"], "-") in event
                ]
    return found


def stored(somebody: Person) -> list[str]:
    keys = somebody.page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    assert isinstance(keys, list)
    return keys


def test_two_people_play_against_each_other_with_hidden_hands(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT)
    ana.go(f"#/t/{code}")
    bea.go(f"#/join/{code}")
    bea.page.get_by_role("button", name="Go to the table").click()
    bea.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Deal").click()
    for somebody in (ana, bea):
        somebody.page.wait_for_selector("[data-hand]")
    for move in range(8):
        somebody = next(iter(one for one in (ana, bea) if one.is_to_act()), None)
        if somebody is None:
            ana.page.wait_for_timeout(100)
        else:
            somebody.play_from_list(move)
    assert len(ana.heard) > 3
    assert secrets_of_others(ana.heard, {0}) == []
    assert secrets_of_others(bea.heard, {1}) == []
    assert stored(ana) == ["farol-settings"]


def test_they_talk(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
    ana.go(f"#/t/{code}")
    bea.go(f"#/t/{code}")
    bea.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("<b>I saw gold.</b>")
    ana.page.keyboard.press("Enter")
    expect(bea.page.get_by_role("log")).to_contain_text("Ana <b>I saw gold.</b>")


def test_a_spectator_and_the_big_screen_see_no_hand(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
    ana.go(f"#/t/{code}")
    ana.page.wait_for_selector("[data-hand]")
    for path in (f"#/t/{code}", f"#/screen/{code}"):
        page = bea.go(path)
        page.reload()
        page.wait_for_selector("[data-cell='0,0']")
        assert page.locator("[data-hand]").count() == 0
    expect(bea.page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    assert secrets_of_others(bea.heard, set()) == []


def test_a_party_with_a_big_screen_and_two_phones(
    browser: Browser, server: Table, ana: Person
) -> None:
    code = ana.open_table("saboteur", OPEN, OPEN, BOT)
    ana.go(f"#/screen/{code}")
    expect(ana.page.locator(".code")).to_have_text(code)
    with (
        person(browser, server.url, "Bea", size=PHONE) as bea,
        person(browser, server.url, "Cleo", size=PHONE) as cleo,
    ):
        for guest in (bea, cleo):
            guest.go(f"#/hand/{code}")
            guest.page.get_by_role("button", name="Sit here").first.tap()
            expect(guest.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
        host = Person(browser, server.url, "Ana")
        host.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]
        host.go(f"#/t/{code}")
        host.page.get_by_role("button", name="Deal").click()
        for guest in (bea, cleo):
            guest.page.wait_for_selector("[data-hand]")
        ana.page.wait_for_selector("[data-cell='0,0']")
        assert ana.page.locator("[data-hand]").count() == 0
        assert secrets_of_others(ana.heard, set()) == []
        assert secrets_of_others(bea.heard, {0}) == []
        assert secrets_of_others(cleo.heard, {1}) == []
        host.leave()


def test_two_at_one_device_have_a_curtain_between_them(ana: Person) -> None:
    second = {"kind": "mine", "name": "Bea"}
    code = ana.open_table("saboteur", MINE, second, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name="I am Ana").click()
    page.wait_for_selector("[data-hand]")
    ana.wait_for_turn()
    ana.play_from_list(0)
    page.get_by_role("button", name="I am Bea").wait_for()
    assert page.locator("[data-hand]").count() == 0
    page.get_by_role("button", name="I am Bea").click()
    page.wait_for_selector("[data-hand]")
    assert page.locator(".dock [data-seat='1']").count() == 1


def test_reload_in_mid_turn_loses_nothing(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    hand = [card.get_attribute("aria-label") for card in page.locator("[data-hand]").all()]
    page.reload()
    page.wait_for_selector("[data-hand]")
    assert [card.get_attribute("aria-label") for card in page.locator("[data-hand]").all()] == hand


def test_a_broken_line_is_shown_and_heals_by_itself(browser: Browser, tmp_path: Path) -> None:
    server = Table(tmp_path / "farol.db")
    ana = Person(browser, server.url, "Ana")
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("No connection.")
    server.start()
    expect(page.get_by_role("alert")).to_be_hidden()
    ana.play_from_list(0)
    expect(page.get_by_role("log")).to_contain_text("You discard")
    ana.leave()
    server.stop()


def test_a_move_is_taken_back(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    ana.play_from_list(0)
    expect(page.get_by_role("log")).to_contain_text("You discard")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).to_contain_text("The last move was taken back.")
    ana.wait_for_turn()
