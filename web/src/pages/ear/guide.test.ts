import { expect, test } from "vitest";
import { guideIn, partsOf, piecesOf } from "./guide.ts";

test.each(["en", "es"] as const)(
  "the guide in %s begins with the first key, and no Markdown is left",
  async (language) => {
    const parts = await guideIn(language);
    expect(parts[0]).toMatchObject({ kind: "title" });
    expect(parts[2]).toMatchObject({ kind: "heading", text: language === "en" ? "The first key" : "La primera tecla" });
    expect(parts.filter(({ kind }) => kind === "table").length).toBeGreaterThan(1);
    const texts = parts.flatMap((part) => {
      if (part.kind === "table") return [part.head, ...part.rows].flat();
      return "lines" in part ? part.lines : [part.text];
    });
    for (const { text } of texts.flatMap(piecesOf)) expect(text).not.toMatch(/[*`|\[\]]|^#/);
  },
);

test("tables have as many cells in each row as in their head", async () => {
  for (const part of await guideIn("en"))
    if (part.kind === "table") for (const row of part.rows) expect(row).toHaveLength(part.head.length);
});

test("steps, lists and pieces", () => {
  expect(partsOf("1. one\n2. two\n\n- a **b** `c`")).toEqual([
    { kind: "steps", lines: ["one", "two"] },
    { kind: "list", lines: ["a **b** `c`"] },
  ]);
  expect(piecesOf("a **b** `c`").map(({ kind }) => kind)).toEqual(["plain", "strong", "plain", "typed"]);
});
