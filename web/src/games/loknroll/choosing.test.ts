import { expect, test } from "vitest";
import { actionsFor } from "./actions.ts";
import { cardOf } from "./cards.ts";
import {
  accept,
  canUse,
  drawnCard,
  keptOrder,
  lays,
  mightAddMore,
  moved,
  nearestWay,
  puts,
  sameChoice,
  word,
} from "./choosing.ts";
import { ACT, ODDS, layOf, putOf, sayIn, spotAt } from "./golden.ts";
import { costs, mostCards } from "./odds.ts";
import type { Choice, View } from "./wire.ts";
import { nextPlace } from "./walk.ts";

const say = sayIn("en");
const PASS: Choice = {
  type: "pass",
  shows: { odds: { ...ODDS, dice: 0, wheels: [{ chance: 1, derails: false, cards: 1, points: -3 }] } },
};
const ROLL: Choice = { type: "roll", shows: { odds: ODDS } };
const LEFT = layOf("turn-a-3", 3, spotAt(0, 0, "W"));
const RIGHT = layOf("turn-a-3", 3, spotAt(20, 0, "E"), 90);
const CHOICES: Choice[] = [
  PASS,
  LEFT,
  RIGHT,
  layOf("long-1", 1, spotAt(0, 0)),
  putOf("chaos-3", 3, false),
  putOf("chaos-3", 3, true),
];

const holding = (...names: string[]): View => ({ ...ACT, me: { ...ACT.me!, hand: names.map(cardOf) } });
const keys = (view: View, choices: Choice[], card: string | null, way = 0) =>
  actionsFor(view, choices, card === null ? null : cardOf(card), way, say).map(({ key, primary }) =>
    primary ? `*${key}` : key,
  );

test("choices are found by the card they are about", () => {
  expect(lays(CHOICES, "turn-a-3")).toEqual([LEFT, RIGHT]);
  expect(puts(CHOICES, "chaos-3").map(({ combine }) => combine)).toEqual([false, true]);
  expect(word(CHOICES, "pass")).toBe(PASS);
  expect(word(CHOICES, "roll")).toBeNull();
  expect(accept(CHOICES)).toBeNull();
  expect(canUse(CHOICES, "long-1")).toBe(true);
  expect(canUse(CHOICES, "long-2")).toBe(false);
});

test("the drawn card is the one to lay only when it can be laid now", () => {
  const view = { ...ACT, drawn: cardOf("turn-a-3") };
  expect(drawnCard(view, CHOICES)?.card).toBe("turn-a-3");
  expect(drawnCard(view, [])).toBeNull();
});

test("a build may go on with another card of the same value, but not with chaos", () => {
  expect(mightAddMore(["long-3", "short-3"].map(cardOf), cardOf("long-3"))).toBe(true);
  expect(mightAddMore(["long-3", "chaos-3"].map(cardOf), cardOf("long-3"))).toBe(false);
});

test("the way nearest to the pointer is meant", () => {
  expect(nearestWay([LEFT, RIGHT], 26, 8)).toBe(1);
  expect(nearestWay([LEFT, RIGHT], 3, 4)).toBe(0);
});

test("the same choice is recognised without what it shows", () => {
  expect(sameChoice(LEFT, { ...LEFT, shows: RIGHT.shows })).toBe(true);
  expect(sameChoice(LEFT, RIGHT)).toBe(false);
  expect(sameChoice(PASS, ROLL)).toBe(false);
  expect(sameChoice(null, ROLL)).toBe(false);
});

test("an order can be changed, and is kept as far as its cards still wait", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  expect(keptOrder(["c", "a"], ["a", "b", "c"])).toEqual(["c", "a", "b"]);
  expect(keptOrder(["a", "a", "b"], ["a", "b"])).toEqual(["a", "b"]);
});

test("without a card there is passing, and the chaos cards are remembered; nothing is lit", () => {
  expect(keys(holding("turn-a-3", "chaos-3"), CHOICES, null)).toEqual(["pass", "chaos"]);
});

test("the only card of its value is laid and rolled for in one go", () => {
  const view = holding("turn-a-3", "long-1");
  expect(keys(view, CHOICES, "turn-a-3")).toEqual(["*lay-roll", "turn", "pass", "chaos"]);
  const [first] = actionsFor(view, CHOICES, cardOf("turn-a-3"), 1, say);
  expect(first?.deed).toEqual({ kind: "choose", choice: RIGHT, thenRoll: true });
});

test("with another card of that value in the hand, laying comes first", () => {
  expect(keys(holding("turn-a-3", "long-3"), CHOICES, "turn-a-3")).toEqual([
    "*lay",
    "lay-roll",
    "turn",
    "pass",
    "chaos",
  ]);
});

test("while building one more card can be laid, or the dice are rolled", () => {
  const choices = [ROLL, LEFT];
  expect(keys(holding("turn-a-3"), choices, "turn-a-3")).toEqual(["*lay", "roll"]);
  expect(keys(holding("turn-a-3"), choices, null)).toEqual(["*roll"]);
});

test("a chaos card pairs first if it may, and is put down otherwise", () => {
  expect(keys(holding("chaos-3"), CHOICES, "chaos-3")).toEqual(["*pair", "put", "pass"]);
  expect(keys(holding("chaos-3"), [PASS, putOf("chaos-3", 3, false)], "chaos-3")).toEqual(["*put", "pass"]);
});

test("penalty cards have their own sheet", () => {
  expect(keys({ ...ACT, phase: "penalty" }, [putOf("long-3", 3, false)], null)).toEqual([]);
});

test("odds say what each number of cards costs", () => {
  expect(costs(ODDS)).toEqual([{ cards: 1, points: 2 }]);
  expect(mostCards(ODDS)).toBe(1);
  expect(mostCards(undefined)).toBe(0);
});

test("arrows walk in a circle, and begin at the end they point away from", () => {
  expect(nextPlace(-1, 1, 4)).toBe(0);
  expect(nextPlace(-1, -1, 4)).toBe(3);
  expect(nextPlace(3, 1, 4)).toBe(0);
  expect(nextPlace(0, -1, 4)).toBe(3);
});
