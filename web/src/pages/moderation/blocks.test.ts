import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

test("headings, paragraphs and lists are told apart, and markup of other kinds is text", () => {
  expect(blocksOf("# Imprint\nAna\nStreet 1\n\n- one\n- two\n\n<b>no</b>")).toEqual([
    { kind: "heading", text: "Imprint" },
    { kind: "paragraph", text: "Ana Street 1" },
    { kind: "list", lines: ["one", "two"] },
    { kind: "paragraph", text: "<b>no</b>" },
  ]);
  expect(blocksOf("")).toEqual([]);
});
