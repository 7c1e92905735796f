import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { Moment } from "../../testing/positions.ts";
import type { JsonObject } from "../../contract/drawing.ts";

const LAPTOP = 1134; // px that a screen of 1366 leaves beside the log
const SIZES = [
  ["laptop", LAPTOP, 700],
  ["desktop", 1620, 1000],
  ["phone", 390, 780],
] as const;
const ROW = [3, 9, 17, 21, 30, 33];

async function offer(width: number, height: number, narrow: boolean) {
  await page.viewport(Math.max(width, 400), height);
  const moment = await Moment.of("ghosts_galore", "later");
  const faces = moment.view["tiles"] as JsonObject;
  const [face = null] = Object.values(faces);
  const tiles = { ...faces, ...Object.fromEntries(ROW.map((tile) => [tile, face])) };
  /** So many of six tiles are turned up. */
  const props = (turned: number) => {
    const row = ROW.slice(0, turned).map((tile) => ({ tile, seat: null }));
    const view = { ...moment.view, tiles, phase: "claim", stack: ROW.length - turned, row, drawn: null };
    return moment.board(() => undefined, { view, choices: [], narrow });
  };
  const { container, rerender } = await render(moment.drawing.Board, props(1));
  Object.assign(container.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
  });
  const boxes = () =>
    [...container.querySelectorAll(".offer .piece")].map((one) => {
      const { left, top, width: side } = one.getBoundingClientRect();
      return [left, top, side].map(Math.round);
    });
  await vi.waitFor(() => expect(boxes()[0]?.[2]).toBeGreaterThan(40));
  return { boxes, turn: (turned: number) => rerender(props(turned)) };
}

describe.each(SIZES)("the offer on a %s", (size, width, height) => {
  beforeEach(() => document.documentElement.style.removeProperty("font-size"));

  test("keeps its places when tiles are turned up, to the last one", async () => {
    const { boxes, turn } = await offer(width, height, size === "phone");
    await vi.waitFor(() => expect(boxes()).toHaveLength(2));
    let before = boxes();
    for (let turned = 2; turned <= ROW.length; turned++) {
      await turn(turned);
      const now = boxes();
      expect(now).toHaveLength(turned + 1);
      expect(now.slice(0, turned)).toEqual(before);
      before = now;
    }
  });
});

test("its tiles are large beside the log of a laptop, too", async () => {
  const { boxes } = await offer(LAPTOP, 700, false);
  await vi.waitFor(() => expect(boxes()[0]?.[2]).toBeGreaterThanOrEqual(76));
});
