import { describe, expect, test } from "vitest";
import type { Choice, Context } from "../../contract/drawing.ts";
import { branches, FEW, ordered } from "./tree.ts";

const drawing = {
  label: (choice: Choice) => `${choice.type} ${String(choice["card"])} at ${String(choice["x"])}`,
  path: (choice: Choice) => (choice.type === "pass" ? [] : [String(choice["card"]), String(choice["x"])]),
  aside: (choice: Choice) => choice.type === "discard",
};
const context = { view: {}, me: 0, seats: [], toAct: 0, say: (key: string) => key } satisfies Context;
const lay = (card: string, x: number, turned = false): Choice => ({ type: "lay", card, x, turned });
const many = [1, 2, 3, 4, 5].flatMap((x) => [lay("curve", x), lay("curve", x, true), lay("tee", x)]);

describe("choices as a tree", () => {
  test("few of them are one list, what comes last at its end", () => {
    const found = branches([{ type: "discard", card: "map" }, lay("curve", 1)], drawing, context);
    expect(found.map(({ choices }) => choices[0]?.type)).toEqual(["lay", "discard"]);
  });

  test("many of them stand under what they share, and every one can be reached", () => {
    const found = branches(many, drawing, context);
    expect(found.map(({ label }) => label)).toEqual(["curve", "tee"]);
    expect(found.flatMap(({ choices }) => choices)).toHaveLength(many.length);
    const places = branches(found[0]?.choices ?? [], drawing, context);
    expect(places.map(({ label }) => label)).toEqual(["1", "2", "3", "4", "5"]); // the card is said already
    expect(branches(places[0]?.choices ?? [], drawing, context)).toHaveLength(2);
  });

  test("a branch of one is that choice, and what has no path stands for itself", () => {
    const found = branches([...many, { type: "pass" }], drawing, context);
    expect(found.at(-1)?.label).toBe("pass undefined at undefined");
  });

  test("what shares everything is a list all the same", () => {
    const same = Array.from({ length: FEW + 1 }, (): Choice => ({ type: "take", card: "map", x: 1 }));
    expect(branches(same, drawing, context)).toHaveLength(FEW + 1);
  });

  test("without paths and asides the order stays", () => {
    expect(ordered(many, { label: drawing.label })).toEqual(many);
  });
});
