import { expect, test } from "vitest";
import { offered, valueOf, valuesOf } from "./options.ts";
import type { OptionInfo } from "../../net/wire.ts";

const mode: OptionInfo = {
  name: "mode",
  kind: "choice",
  default: "standard",
  words: ["standard", "laura"],
  seats: { laura: { least: 1, most: 1 } },
};
const first: OptionInfo = { name: "first", kind: "number", default: 0, low: 0, high: 10, names_a_seat: true };
const placed: OptionInfo = { name: "placed", kind: "flag", default: false, only: { option: "mode", word: "laura" } };

test("a word that is for one seat alone is offered to one alone", () => {
  expect(valuesOf(mode, 1)).toEqual(["standard", "laura"]);
  expect(valuesOf(mode, 3)).toEqual(["standard"]);
});

test("only seats that are there can begin", () => {
  expect(valuesOf(first, 3)).toEqual([0, 1, 2, 3]);
  expect(valueOf(first, 5, 3)).toBe(0);
  expect(valueOf(first, 2, 3)).toBe(2);
});

test("an option is offered with the word it hangs on, as long as that one fits", () => {
  const all = [mode, first, placed];
  expect(offered(all, {}, 1)).toEqual([mode, first]);
  expect(offered(all, { mode: "laura" }, 1)).toEqual(all);
  expect(offered(all, { mode: "laura" }, 2)).toEqual([mode, first]);
});

test("an option that hangs on one that does not count is not offered either", () => {
  const master: OptionInfo = { name: "master", kind: "flag", default: false };
  const cards: OptionInfo = {
    name: "cards",
    kind: "choice",
    default: "random",
    words: ["random", "chosen"],
    only: { option: "master", word: false },
  };
  const card: OptionInfo = { name: "card_1", kind: "number", default: 0, only: { option: "cards", word: "chosen" } };
  const all = [master, cards, card];
  expect(offered(all, { cards: "chosen" }, 2)).toEqual(all);
  expect(offered(all, { cards: "chosen", master: true }, 2)).toEqual([master]);
});
