import { expect, test } from "vitest";
import { readHearing, usualHearing } from "./hearing.ts";

test("what people hear is read back as it was stored", () => {
  const chosen = {
    volume: 0.5,
    length: "short" as const,
    speech: true,
    rate: 2,
    loud: 0.75,
    voices: { es: "Mónica" },
    vibrate: true,
  };
  expect(readHearing(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test("anything else is as usual: no voice, no vibration, sounds as loud as ever", () => {
  const odd = {
    volume: 99,
    length: "long",
    speech: "yes",
    rate: -1,
    loud: null,
    voices: { "../x": "a", en: 7 },
    vibrate: 1,
  };
  for (const found of [null, 3, "loud", [], odd]) expect(readHearing(found)).toEqual(usualHearing());
});
