import { expect, test, vi } from "vitest";
import { bundleOf, format } from "./words.svelte.ts";

const SOURCE = `
cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
}
    .help = Cards of { $name }
both = { $a } and { $b }
since = Since { $day }
`;

test("what was said before is not put together again", () => {
  const bundle = bundleOf("en", [SOURCE]);
  const anew = vi.spyOn(bundle, "formatPattern");
  for (let time = 0; time < 3; time += 1) expect(format(bundle, "cards", { cards: 2 })).toBe("2 cards");
  expect(anew).toHaveBeenCalledTimes(1);
});

test("other values, other words and the same sign of another kind are other sentences", () => {
  const bundle = bundleOf("en", [SOURCE]);
  expect(format(bundle, "cards", { cards: 1 })).toBe("One card");
  expect(format(bundle, "cards", { cards: "1" })).toBe("1 cards");
  expect(format(bundle, "cards", { cards: 1 })).toBe("One card");
  expect(format(bundle, "cards.help", { name: "Ana" })).toBe("Cards of Ana");
  expect(format(bundle, "cards.help", { name: "Bea" })).toBe("Cards of Bea");
  expect(format(bundle, "both", { a: 'x\nb"y', b: "z" })).toBe('x\nb"y and z');
  expect(format(bundle, "none")).toBeNull();
  expect(format(bundle, "none")).toBeNull();
});

test("each language has its own memory", () => {
  const [en, es] = [bundleOf("en", ["yes = Yes"]), bundleOf("es", ["yes = Sí"])];
  expect([format(en, "yes"), format(es, "yes")]).toEqual(["Yes", "Sí"]);
});

test("a day is no word and is put together each time", () => {
  const bundle = bundleOf("en", [SOURCE]);
  const anew = vi.spyOn(bundle, "formatPattern");
  for (const day of [1, 2]) format(bundle, "since", { day: new Date(2026, 0, day) });
  expect(anew).toHaveBeenCalledTimes(2);
});

test("memory ends somewhere, and what is said stays right", () => {
  const bundle = bundleOf("en", [SOURCE]);
  for (let cards = 2; cards < 5000; cards += 1) format(bundle, "cards", { cards });
  expect(format(bundle, "cards", { cards: 3 })).toBe("3 cards");
});
