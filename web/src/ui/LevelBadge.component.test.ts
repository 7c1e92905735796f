import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { company } from "../testing/positions.ts";
import LevelBadge from "./LevelBadge.svelte";

async function badge(room: string): Promise<{ word: Element; pill: Element; level: Element }> {
  const seat = { ...company(1)[0]!, level: "regular" };
  const { container } = await render(LevelBadge, { seat, size: 11 });
  container.style.display = "flex";
  container.style.width = room;
  const [level, pill, word] = [".level", ".pill", ".word"].map((name) => container.querySelector(name)!);
  return { level: level!, pill: pill!, word: word! };
}

const widthOf = (one: Element): number => one.getBoundingClientRect().width;

test("a level is told by its word where there is room", async () => {
  const { word } = await badge("200px");
  expect(word.textContent).toBe("regular");
  expect(word.scrollWidth).toBeLessThanOrEqual(Math.ceil(widthOf(word)));
  expect(widthOf(word)).toBeGreaterThan(20);
});

test("a level is told by its bars alone where the word would be cut, and by name to who cannot see them", async () => {
  const { word, pill, level } = await badge("70px");
  expect(widthOf(word)).toBe(0);
  expect(widthOf(pill)).toBeLessThanOrEqual(widthOf(level));
  expect(level.ariaLabel).toContain("regular");
});
