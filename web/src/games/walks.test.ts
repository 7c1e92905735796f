/** Places of every game's board: all are reached by arrows, say something, are found by their names, and hold the choices. */
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../contract/drawing.ts";
import { contextsOf, goldenGames, stepsOf, viewsOf } from "../testing/golden.ts";
import { GAMES, Moment } from "../testing/positions.ts";
import "../testing/words.ts";
import { areasOf, type Area, type Place } from "../telling/places.ts";
import { neighbour, placeInWords, placeNamed, stayed, WAYS } from "../pages/ear/walking.ts";
import { say } from "../words/words.svelte.ts";

type SeatedView = JsonObject & { seats: number; to_act: number | null };
const MOMENTS = GAMES.flatMap((game) => ["early", "varied", "later"].map((name) => [game, name] as const));

/** Choices without a place: they are about the turn, not about a thing on the board. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  ghosts_galore: ["side"],
  halloween: [],
  loknroll: [],
  saboteur: [],
};

function reached({ places }: Area): Set<Place> {
  const found = new Set(places.slice(0, 1));
  for (const place of found) {
    for (const way of WAYS) {
      const next = neighbour({ title: "", places }, place, way);
      if (next) found.add(next);
    }
  }
  return found;
}

describe.each(MOMENTS)("%s, %s", async (game, name) => {
  const { context, choices } = await Moment.of(game, name);
  const areas = areasOf(context);
  const all = areas.flatMap((area) => area.places.map((place) => ({ area, place })));

  test("every area is walked through by arrows", () => {
    expect(areas.length).toBeGreaterThan(1);
    for (const area of areas) expect([area.title, reached(area).size]).toEqual([area.title, area.places.length]);
  });

  test("every place says what is there, in words", () => {
    for (const { area, place } of all) {
      const words = placeInWords(area, place, 2, say);
      expect(words).toMatch(/^\S.*: \S.*\. .*2 choices here\.$/);
      expect(words).not.toMatch(/place-|undefined|null|NaN|\{|\?\?|ear-/);
    }
  });

  test("a place is found by its name, and no two of an area have the same", () => {
    for (const [number, area] of areas.entries()) {
      expect(new Set(area.places.map(({ key }) => key)).size).toBe(area.places.length);
      for (const { name: called } of area.places) {
        expect(placeNamed(areas, number, called)).toMatchObject({ area: number, place: { name: called } });
      }
    }
  });

  test("every choice about a thing of the board is at its place", () => {
    const nowhere = choices.filter((choice) => !all.some(({ place }) => place.holds(choice)));
    expect(nowhere.filter(({ type }) => !ELSEWHERE[game]?.includes(type))).toEqual([]);
  });
});

describe.each(goldenGames())("whole games of %s", (game, counts) => {
  const said = contextsOf<SeatedView>(game);
  const steps = stepsOf<SeatedView, object>(game, Math.min(...counts));
  const views = viewsOf(steps);

  test.each(["en", "es"] as const)("every place is told to seats and spectators in %s", (language) => {
    expect(views.length).toBeGreaterThan(2);
    for (const { view, me } of views) {
      for (const { places } of areasOf(said(view, me, language))) {
        for (const { name, near, what, names } of places)
          expect([name, near, what, ...names].join()).not.toMatch(/undefined|NaN|\{|\[object/);
      }
    }
  });
});

test("one stays where one stood while the board grows, and goes to the nearest place where that one is gone", () => {
  const place = (column: number, row: number): Place => ({
    ...{ key: `${column} ${row}`, column, row, name: `${column}`, near: "", what: "", names: [] },
    holds: () => false,
  });
  const mine = { title: "mine", places: [place(0, 0), place(1, 0)] };
  const hand = { title: "hand", places: [place(0, 0), place(5, 0)] };
  const at = { area: 1, place: place(1, 0) };
  expect(stayed([hand, mine], "mine", at)).toMatchObject({ area: 1, place: { column: 1 } });
  expect(stayed([hand], "hand", { area: 0, place: place(4, 0) })).toMatchObject({ place: { column: 5 } });
  expect(stayed([], "hand", null)).toBeNull();
});

test("places are found by what people type: minus signs, commas, accents, articles, parts of names", () => {
  const place = (column: number, names: string[]): Place => ({
    ...{ key: `${column}`, column, row: 0, name: names[0]!, near: "", what: "", names },
    holds: () => false,
  });
  const areas = [
    { title: "mine", places: [place(0, ["−1, 2"]), place(1, ["Iglesia"]), place(2, ["Comisaría de policía"])] },
    { title: "hand", places: [place(9, ["Iglesia"]), place(7, ["1"])] },
  ];
  const found = (text: string, here = 0) => placeNamed(areas, here, text)?.place.column;
  expect(["-1,2", "−1 2", "la iglesia", "comisaria", "policia"].map((text) => found(text))).toEqual([0, 0, 1, 2, 2]);
  expect(found("iglesia", 1)).toBe(9);
  expect(["", "1", "-1", "nowhere"].map((text) => found(text))).toEqual([undefined, 7, undefined, undefined]);
});
