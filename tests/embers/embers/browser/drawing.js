/** Embers drawn: the hearth in the middle, everybody's cards around it, mine as buttons under them. */
export const contract = 1;

/** The board in this element; drawn anew whenever something has changed. */
export function mount(place, scene) {
  const board = put(place, "div", "embers");
  draw(board, scene);
  return { update: (now) => draw(board, now), unmount: () => board.remove() };
}

/** What is turned up holds everybody's breath; the rest is quick. */
export function shows({ kind }) {
  if (kind === "dealt" || kind === "hearth") return null;
  return { gesture: kind, ms: kind === "turned" ? 1200 : 500 };
}

export function sound({ kind }) {
  return kind === "turned" ? "flip" : "card";
}

function draw(board, scene) {
  const { view, seats, toAct, say, beat } = scene;
  board.replaceChildren();
  const hearth = put(board, "section", "hearth");
  put(hearth, "h2", "", say("hearth"));
  const middle = put(hearth, "p", "");
  for (const card of view.hearth) drawCard(middle, card, say, beat?.event.kind === "turned");
  put(hearth, "p", "", `${say("pile")}: ${view.pile}`);
  const people = put(board, "div", "people");
  view.players.forEach((player, seat) => {
    const part = put(people, "section", seat === toAct ? "person acts" : "person");
    put(part, "h2", "", seats[seat].name);
    for (const row of ["row", "burnt", "buried"]) {
      const cards = put(part, "p", row);
      put(cards, "small", "", say(row));
      for (const card of player[row]) drawCard(cards, card, say, false);
    }
    put(part, "p", "", `${player.hand} ${say("hand")}`);
  });
  if (view.me) drawMine(put(board, "section", "mine"), scene);
}

/** My hand, and a button for everything that I may do. */
function drawMine(part, { view, choices, busy, hint, label, say, choose }) {
  put(part, "h2", "", say("me"));
  const hand = put(part, "p", "hand");
  for (const card of view.me.hand) drawCard(hand, card, say, false);
  const offered = put(part, "p", "offered");
  for (const choice of choices) {
    const button = put(offered, "button", "button", label(choice));
    button.disabled = busy;
    button.classList.toggle("hinted", JSON.stringify(choice) === JSON.stringify(hint));
    button.addEventListener("click", () => choose(choice));
  }
}

/** A card, or its back. */
function drawCard(place, card, say, turning) {
  const face = put(place, "span", `card ${card ?? "back"}`, say(card ? `word-${card}` : "plain-hidden"));
  face.classList.toggle("turning", turning);
}

function put(place, tag, name, text = "") {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return place.appendChild(made);
}
