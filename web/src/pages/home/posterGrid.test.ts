import { describe, expect, test } from "vitest";
import { columnsFor, startOf } from "./posterGrid.ts";

describe("the grid of posters", () => {
  test("as many stand in one row as fit", () => {
    expect(columnsFor(4, 4)).toBe(4);
    expect(columnsFor(8, 4)).toBe(4);
    expect(columnsFor(5, 5)).toBe(5);
  });

  test("five stand as three and two, not as four and one", () => {
    expect(columnsFor(5, 4)).toBe(3);
    expect(columnsFor(9, 4)).toBe(3);
  });

  test("one or two posters do not grow over the page", () => {
    expect(columnsFor(1, 4)).toBe(3);
    expect(columnsFor(2, 4)).toBe(3);
  });

  test("from two to twelve posters, none is alone in its row", () => {
    const counts = Array.from({ length: 11 }, (_, index) => index + 2);
    expect(counts.filter((count) => count % columnsFor(count, 4) === 1)).toEqual([]);
  });

  test("where no grid helps the rows are full", () => {
    expect(columnsFor(13, 4)).toBe(4);
  });

  test("a last row with fewer posters stands in the middle", () => {
    expect([0, 1, 2, 3, 4].map((index) => startOf(index, 5, 3))).toEqual([null, null, null, 2, null]);
    expect(startOf(0, 1, 3)).toBe(3);
    expect(startOf(12, 13, 4)).toBe(4);
  });

  test("full rows begin at the edge", () => {
    expect([0, 1, 2, 3].map((index) => startOf(index, 4, 4))).toEqual([null, null, null, null]);
  });
});
