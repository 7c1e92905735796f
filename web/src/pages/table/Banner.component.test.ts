import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import type { TableInfo } from "../../net/wire.ts";
import { app, dropToasts, toast } from "../../model/app.svelte.ts";
import { TableState } from "../../model/tableState.svelte.ts";
import { Moment } from "../../testing/positions.ts";
import Banner from "./Banner.svelte";

const PHONE = 390;
const ROOM = 200; // px between the buttons of a phone's bar
const SENTENCES = [
  "There was nothing else to do. You discard a card.",
  "No había otra cosa que hacer. Descartas una carta del mazo y robas otra.",
];

afterEach(() => dropToasts());

async function banner(sentence: string, width: number): Promise<{ status: Element; message: Element }> {
  await page.viewport(PHONE, 844);
  const moment = await Moment.of("saboteur", "early");
  const props = {
    live: new TableState("K7QX4M"),
    info: { status: "playing" } as TableInfo,
    context: moment.context,
    drawing: moment.drawing,
    acting: moment.seats[1],
    mine: false,
    narrow: true,
    told: "",
    deed: { seat: 1, text: "Brasa breaks the lamp of Ana." },
    undo: () => undefined,
  };
  const { container } = await render(Banner, { props });
  Object.assign(container.style, { position: "fixed", left: "0", top: "0", width: `${width}px` });
  toast(sentence, "info", undefined, "");
  await vi.waitFor(() => expect(container.querySelector(".toast")).not.toBeNull());
  return { status: container.querySelector(".status")!, message: container.querySelector(".toast")! };
}

test.each(SENTENCES)(
  "on a phone %j takes the place of the status, is read whole and covers nothing else",
  async (one) => {
    const { status, message } = await banner(one, PHONE - 20);
    expect(getComputedStyle(status).opacity).toBe("0");
    expect(message.textContent).toContain(one);
    const [under, over] = [status.getBoundingClientRect(), message.getBoundingClientRect()];
    expect(over.left).toBeGreaterThanOrEqual(0);
    expect(over.right).toBeLessThanOrEqual(PHONE);
    expect(Math.abs(over.top + over.height / 2 - under.top - under.height / 2)).toBeLessThanOrEqual(1);
    const words = message.querySelector("p")!;
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    expect(over.height).toBeLessThanOrEqual(72);
  },
);

test("what is told of a deed comes back when the message has gone", async () => {
  const { status } = await banner(SENTENCES[0]!, ROOM);
  dropToasts();
  await vi.waitFor(() => expect(getComputedStyle(status).opacity).toBe("1"));
  expect(status.textContent).toContain("Brasa breaks the lamp of Ana.");
  expect(app.toasts).toEqual([]);
});
