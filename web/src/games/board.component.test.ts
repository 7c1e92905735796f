import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { GAMES, Moment } from "../testing/positions.ts";
import type { Choice } from "../contract/drawing.ts";

const PRESSED = "button:not(:disabled), [data-pick], [role=button], .can, .offer, .place";
const SIZES = { desktop: [1366, 768], phone: [390, 844] } as const;
const LIT = ".can, .offer, .place, .walk"; // elements that complete a choice
const LARGE = ".button.primary:not(:disabled)";
const HINTED = ":is(.hinted, .chosen, .pinned, .place.shown)"; // elements that a hint must not cover
const ENOUGH = 12; // choices tried per board

async function press(one: Element | null): Promise<void> {
  if (!one?.isConnected) return;
  one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await tick();
}

/** The first choice of each kind. */
function kindsOf(choices: readonly Choice[]): Choice[] {
  return [...new Map([...choices].reverse().map((choice) => [choice.type, choice])).values()];
}

/**
 * Press the highlighted element, then everything that looks clickable, after each the newly highlighted ones, then the
 * large button or the same element again.
 */
async function pressAll(root: Element, enough: () => boolean = () => false): Promise<void> {
  for (const one of [...root.querySelectorAll(LIT), ...root.querySelectorAll(PRESSED)]) {
    await press(one);
    await press(root.querySelector(LARGE));
    for (const other of root.querySelectorAll(LIT)) {
      if (enough()) return;
      for (const next of [one, other, root.querySelector(LARGE) ?? other]) await press(next);
    }
  }
}

describe.each(GAMES)("the board of %s", (game) => {
  describe.each(["early", "later"])("%s", (name) => {
    describe.each(Object.entries(SIZES))("on a %s", (size, [width, height]) => {
      beforeEach(async () => {
        await page.viewport(width, height);
      });

      test("chooses nothing but what the server offered", async () => {
        const moment = await Moment.of(game, name);
        const chosen: Choice[] = [];
        const props = moment.board((choice) => chosen.push(choice), { narrow: size === "phone" });
        const { container } = await render(moment.drawing.Board, props);
        await vi.waitFor(() => expect(container.querySelector(PRESSED)).not.toBeNull());
        await pressAll(container, () => chosen.length >= ENOUGH);
        expect(chosen.length).toBeGreaterThan(0);
        for (const choice of chosen) expect(moment.choices).toContainEqual(choice);
      });

      test.each([
        ["while a choice is on its way", { busy: true }],
        ["while others decide", { choices: [], toAct: 1 }],
        ["for who only watches", { choices: [], me: null }],
      ])("chooses nothing %s", async (_when, more) => {
        const moment = await Moment.of(game, name);
        const chosen = vi.fn();
        const { container } = await render(
          moment.drawing.Board,
          moment.board(chosen, { narrow: size === "phone", ...more }),
        );
        await pressAll(container);
        expect(chosen).not.toHaveBeenCalled();
      });
    });
  });

  describe.each(["early", "later", "varied"])("%s", (name) => {
    test.each(Object.entries(SIZES))("lights whatever a hint points at, on a %s", async (size, [width, height]) => {
      await page.viewport(width, height);
      const moment = await Moment.of(game, name);
      const props = moment.board(() => undefined, { narrow: size === "phone" });
      for (const hint of [...kindsOf(moment.choices), ...kindsOf([...moment.choices].reverse())]) {
        const { container, unmount } = await render(moment.drawing.Board, { ...props, hint });
        const lit = () => [...container.querySelectorAll(HINTED)].filter((one) => one.checkVisibility());
        await vi.waitFor(() => expect(lit(), JSON.stringify(hint)).not.toEqual([]));
        await unmount();
      }
    });
  });
});
