import { expect, test } from "vitest";
import { drawn, faceOf, FACES } from "./faces.ts";

test("every part of a face shows in its drawing", () => {
  const parts = [1, 8, 64, 512].map((step) => new Set(Array.from({ length: 8 }, (_, kind) => drawn(kind * step))));
  expect(parts.map((kinds) => kinds.size)).toEqual([8, 8, 8, 8]);
});

test("a name always has the same face, and others have other ones", () => {
  const names = Array.from({ length: 200 }, (_, number) => `Ana ${number}`);
  const faces = names.map((name) => faceOf(name));
  expect(faces).toEqual(names.map((name) => faceOf(name)));
  expect(faces.every((face) => Number.isInteger(face) && face >= 0 && face < FACES)).toBe(true);
  expect(new Set(faces).size).toBeGreaterThan(180);
  expect(new Set([0, 1, 2, 3].map((other) => faceOf("Ana", other))).size).toBe(4);
});
