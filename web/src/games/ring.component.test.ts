import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { GAMES, Moment } from "../testing/positions.ts";

const RING = ".seat.acts .badge, li.turn .badge, .plaque.turn .badge, .own.turn .badge, .acting .badge";

test.each(GAMES)("in %s the ring is where the shell says, though the view asks the next seat already", async (game) => {
  const moment = await Moment.of(game, "later");
  const view = { ...moment.view, to_act: 0, turn: game === "halloween" ? 0 : (moment.view["turn"] ?? null) };
  const { container } = await render(
    moment.drawing.Board,
    moment.board(() => undefined, { view, choices: [], toAct: 1 }),
  );
  Object.assign(container.style, { position: "fixed", inset: "0" });
  const letters = () => [...container.querySelectorAll(RING)].map((one) => one.textContent?.trim());
  await vi.waitFor(() => expect(letters()).toEqual(["B"]));
});
