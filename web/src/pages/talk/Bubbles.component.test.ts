import { tick } from "svelte";
import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import type { ClaimInfo, ClaimLine } from "../../net/wire.ts";
import { Moment } from "../../testing/positions.ts";
import Bubbles from "./Bubbles.svelte";
import { heardBy } from "./claims.ts";

const KINDS: ClaimInfo[] = [{ name: "laugh", parts: [] }];
const LINES: ClaimLine[] = [1, 2, 2].map((seat, index) => ({
  number: index + 1,
  version: 4 + index,
  seat,
  claim: { type: "laugh" },
  at: 0,
}));
const numbers = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-claim]")].map((one) => one.dataset["claim"]);

/** A board with the places of two seats, one right above the other. */
function seats(): HTMLElement {
  const board = document.createElement("main");
  for (const [seat, top] of [
    [1, 40],
    [2, 60],
  ])
    board.innerHTML += `<i data-seat="${seat}" style="position: fixed; left: 10px; top: ${top}px; width: 80px; height: 18px"></i>`;
  document.body.append(board);
  return board;
}

test("hang at the seats, as far as moves were seen, and none lies over another", async () => {
  const board = seats();
  const { drawing, context } = await Moment.of("saboteur", "early");
  const props = (version: number) => ({
    said: heardBy(LINES, KINDS, version),
    kinds: KINDS,
    context,
    drawing,
    narrow: false,
  });
  const { rerender } = await render(Bubbles, { props: props(3) });
  await tick();
  expect(numbers()).toEqual([]);
  await rerender(props(4)); // the table has all three
  expect(numbers()).toEqual(["1"]);
  const bubble = document.querySelector<HTMLElement>("[data-claim='1']")!;
  expect(bubble.offsetLeft).toBeGreaterThanOrEqual(90);
  expect(bubble.offsetTop).toBe(44);
  await rerender(props(5));
  const second = document.querySelector<HTMLElement>("[data-claim='2']")!;
  expect(second.offsetTop).toBeGreaterThanOrEqual(bubble.offsetTop + bubble.offsetHeight);
  await rerender(props(6));
  expect(numbers()).toEqual(["1", "3"]); // a seat's next claim replaces its last
  board.remove();
});

test("what was said before the page came is no news", async () => {
  const { drawing, context } = await Moment.of("saboteur", "early");
  await render(Bubbles, { props: { said: LINES, kinds: KINDS, context, drawing, narrow: true } });
  await tick();
  expect(numbers()).toEqual([]);
});

test("on a phone only the newest has words, and a bubble comes up when the one above it is gone", async () => {
  const board = seats();
  const { drawing, context } = await Moment.of("saboteur", "early");
  const props = (version: number) => ({
    said: heardBy(LINES, KINDS, version),
    kinds: KINDS,
    context,
    drawing,
    narrow: true,
  });
  const { rerender } = await render(Bubbles, { props: props(3) });
  await rerender(props(5));
  await tick();
  const bubble = (number: number) => document.querySelector<HTMLElement>(`[data-claim='${number}']`)!;
  const words = (number: number) => bubble(number).querySelector<HTMLElement>(".words")!;
  expect([1, 2].map((number) => words(number).matches(".hidden-text"))).toEqual([true, false]);
  expect(bubble(2).offsetTop).toBeGreaterThanOrEqual(bubble(1).offsetTop + bubble(1).offsetHeight);
  expect(bubble(2).matches("[data-moved]")).toBe(true);
  bubble(1).click();
  await tick();
  expect(numbers()).toEqual(["2"]);
  expect(bubble(2).offsetTop).toBe(72);
  expect(bubble(2).matches("[data-moved]")).toBe(false);
  board.remove();
});

test("on a phone what I say stands on my place, and leaves the hand below it free", async () => {
  const board = document.createElement("main");
  board.innerHTML = `<i data-seat="1" style="position: fixed; left: 10px; bottom: 60px; width: 80px; height: 18px"></i>`;
  document.body.append(board);
  const { drawing, context } = await Moment.of("saboteur", "early");
  const props = (version: number) => ({
    said: heardBy(LINES, KINDS, version),
    kinds: KINDS,
    context,
    drawing,
    narrow: true,
  });
  const { rerender } = await render(Bubbles, { props: props(3) });
  await rerender(props(4));
  await tick();
  const seat = board.querySelector("i")!.getBoundingClientRect();
  const bubble = document.querySelector<HTMLElement>("[data-claim='1']")!;
  expect(bubble.offsetTop + bubble.offsetHeight).toBe(Math.round(seat.top) + 6);
  expect(bubble.matches(".above")).toBe(true);
  board.remove();
});
