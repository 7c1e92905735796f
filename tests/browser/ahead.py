"""Games played ahead, over the page's own socket, to a decision that comes up seldom."""

from typing import Final

from tests.browser.people import Person, Seen

TABLES: Final = 40  # to try

# Plays at random, by preference what `likes` says, until the seat may choose what is wanted.
PLAY_AHEAD: Final = """({ code, wanted, likes, chance }) => new Promise((resolve) => {
  let seed = chance
  const draw = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const liking = new Function("choice", `return ${likes}`)
  const isWanted = new Function("choice", `return ${wanted}`)
  const socket = new WebSocket(`ws://${location.host}/api/socket`)
  const end = (found) => (socket.close(), resolve(found))
  const hear = (view) => {
    if (!view?.choices?.length) return
    if (view.choices.some(isWanted)) return end(true)
    const ranked = view.choices.map((choice) => ({ choice, rank: liking(choice) + draw() / 2 }))
    const action = ranked.toSorted((a, b) => b.rank - a.rank)[0].choice
    socket.send(JSON.stringify({ type: "act", id: crypto.randomUUID(), seat: 0, version: view.version, action }))
  }
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", code, look: 0 }))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === "table" && message.table.status === "over") end(false)
    else if (message.type === "welcome") hear(message.view)
    else if (message.type === "steps") hear(message)
  }
})"""


def open_ahead(
    ana: Person, game: str, *seats: Seen, wanted: str, likes: str = "0", **options: object
) -> str:
    """The code of a table, open on Ana's page, at which seat 0 may choose what is wanted."""
    ana.go("#/settings").wait_for_selector("main")
    for chance in range(1, TABLES + 1):
        code = ana.open_table(game, *seats, options=options, start=True)
        plan = {"code": code, "wanted": wanted, "likes": likes, "chance": chance}
        if ana.page.evaluate(PLAY_AHEAD, plan):
            ana.heard.clear()
            ana.go(f"#/t/{code}")
            ana.wait_for_turn()
            return code
    raise AssertionError(f"{TABLES} games without {wanted}")
