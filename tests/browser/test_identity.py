"""Identity: links to other devices, several people in one browser, and signing out."""

from playwright.sync_api import Locator, expect

from tests.browser.people import OPEN, Person


def test_a_link_makes_another_device_mine(ana: Person, bea: Person) -> None:
    page = ana.go("#/settings")
    page.get_by_role("button", name="Make a link").click()
    expect(
        page.get_by_role("img", name="QR code with the link for your other device")
    ).to_be_visible()
    bea.go(link_of(ana))
    bea.page.get_by_role("button", name="Yes, I am Ana").click()
    expect(bea.page.get_by_text("This device is yours too, Ana.")).to_be_visible()
    assert name_of(bea) == "Ana"


def test_a_link_of_somebody_else_changes_nothing_without_a_click(ana: Person, bea: Person) -> None:
    bea.open_table("saboteur", {"kind": "me", "name": "Bea"}, OPEN, OPEN)
    link = link_of(ana)
    page = bea.go(link)
    main = page.get_by_role("main")
    expect(main).to_contain_text("This link makes this browser Ana")
    expect(main).to_contain_text("Here you are Bea now.")
    expect(main).to_contain_text("The table of Bea stays with Bea")
    page.wait_for_load_state("networkidle")
    assert name_of(bea) == "Bea"
    page.get_by_role("button", name="No, leave everything as it is").click()
    expect(page.get_by_text("What shall we play tonight?")).to_be_visible()
    assert name_of(bea) == "Bea"
    ana.go(link)
    expect(ana.page.get_by_text("You are Ana in this browser already.")).to_be_visible()


def test_a_link_that_was_used_is_told_kindly(ana: Person) -> None:
    page = ana.go("#/claim/long-since-used")
    expect(page.get_by_role("heading", name="This link does not work any more")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_text("What shall we play tonight?")).to_be_visible()
    ana.complaints.clear()  # the browser logs the answer 404


def test_one_browser_is_several_people_and_switches(ana: Person) -> None:
    ana.may_be_nobody()
    code = ana.open_table("saboteur", {"kind": "me", "name": "Ana"}, OPEN, OPEN)
    page = ana.go("#/settings")
    page.get_by_role("button", name="Start here as somebody new").click()
    expect(page.get_by_role("button", name="Switch back to Ana")).to_be_visible()
    assert name_of(ana) is None
    page.get_by_label("Your name at the tables").fill("Cleo")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("From now on you are called that.")).to_be_visible()
    assert name_of(ana) == "Cleo"
    assert codes_of(ana) == []  # Ana's tables are not shown to Cleo

    page.get_by_role("button", name="Switch back to Ana").click()
    expect(page.get_by_text("Here you are Ana now.")).to_be_visible()
    expect(page.get_by_role("button", name="Switch back to Cleo")).to_be_visible()
    assert name_of(ana) == "Ana"
    assert codes_of(ana) == [code]

    page.get_by_role("button", name="Switch back to Cleo").click()
    expect(page.get_by_text("Here you are Cleo now.")).to_be_visible()
    assert name_of(ana) == "Cleo"


def test_one_device_is_signed_out_from_another(ana: Person, bea: Person) -> None:
    ana.may_be_nobody()
    bea.may_be_nobody()
    claimed(ana, bea)
    code = ana.open_table("saboteur", {"kind": "me", "name": "Ana"}, OPEN, OPEN)
    bea.go(f"#/t/{code}")
    expect(bea.page.get_by_role("heading", name="Saboteur")).to_be_visible()
    page = ana.go("#/settings")
    expect(devices(ana)).to_have_count(2)
    expect(devices(ana).filter(has_text="this browser")).to_have_count(1)
    other = devices(ana).filter(has_not_text="this browser")
    other.get_by_role("button", name="Sign out").click()
    expect(devices(ana)).to_have_count(1)
    expect(page.get_by_role("button", name="Sign out everywhere")).to_have_count(0)
    assert (name_of(ana), name_of(bea)) == ("Ana", None)


def test_all_devices_are_signed_out_at_once(ana: Person, bea: Person) -> None:
    ana.may_be_nobody()
    bea.may_be_nobody()
    claimed(ana, bea)
    page = ana.go("#/settings")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("You are signed out here.")).to_be_visible()
    expect(devices(ana)).to_have_count(0)
    assert (name_of(ana), name_of(bea)) == (None, None)


def test_who_signs_out_here_is_nobody_here(ana: Person) -> None:
    ana.may_be_nobody()
    page = ana.go("#/settings")
    devices(ana).get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You are signed out here.")).to_be_visible()
    assert name_of(ana) is None


def devices(somebody: Person) -> Locator:
    """The signed-in devices, as listed on the page."""
    section = somebody.page.get_by_role("region", name="You, here and elsewhere")
    return section.get_by_role("listitem")


def name_of(somebody: Person) -> object:
    """This browser's identity, according to the server."""
    return somebody.context.request.get(f"{somebody.url}/api/me").json()["name"]


def link_of(somebody: Person) -> str:
    """The fragment of a link for another device."""
    url = somebody.url
    answer = somebody.context.request.post(f"{url}/api/me/link", headers={"Origin": url})
    return f"#/claim/{answer.json()['token']}"


def codes_of(somebody: Person) -> list[object]:
    """The person's tables, according to the server."""
    tables = somebody.context.request.get(f"{somebody.url}/api/tables").json()
    return [table["code"] for table in tables["mine"]]


def claimed(owner: Person, other: Person) -> None:
    """The other browser takes the owner's identity, by a link and a click."""
    other.go(link_of(owner))
    other.page.get_by_role("button", name=f"Yes, I am {owner.name}").click()
    expect(other.page.get_by_text(f"This device is yours too, {owner.name}.")).to_be_visible()
