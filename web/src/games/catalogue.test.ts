import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bundleOf, format } from "../words/words.svelte.ts";
import { posterOf } from "./catalogue.ts";
import { loadDrawing } from "./index.ts";
import { keepPackages, loadPackage } from "../model/packages.ts";
import { loadText } from "../words/names.svelte.ts";

interface Scene {
  readonly name: string;
  readonly play: readonly (string | string[])[];
}

/** The scenes of a game's lesson, from the game's own folder on the server's side. */
function lessonOf(game: string): readonly Scene[] {
  const file = new URL(`../../../src/farol/games/${game}/lesson.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { scenes: Scene[] }).scenes;
}

const games = readdirSync(new URL(".", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe.each(games)("the folder %s", (game) => {
  test("has a poster of its own, with a colour and a length", () => {
    const poster = posterOf(game);
    expect(poster.picture).toContain(`/games/${game}/`);
    expect(poster.emblem).toContain(`/games/${game}/`);
    expect(poster.minutes).toBeGreaterThan(0);
  });

  test("has a drawing of its own", { timeout: 60_000 }, async () => {
    const drawing = await loadDrawing(game);
    expect(drawing.sprite).not.toBe("");
  });

  test("has words for every scene of its lesson, and for what was done in it", { timeout: 60_000 }, async () => {
    for (const language of ["en", "es"] as const) {
      const words = bundleOf(language, [await loadText(game, language)]);
      for (const { name, play } of lessonOf(game)) {
        expect(format(words, `lesson-${name}`)?.length ?? 0, name).toBeGreaterThan(40);
        const done = format(words, `lesson-${name}.done`);
        expect(done !== null, name).toBe(play.some(Array.isArray));
      }
    }
  });
});

describe("a game that nobody has drawn", () => {
  test("is announced by the lantern, without a length that nobody knows", () => {
    const poster = posterOf("nim");
    expect(poster.picture).toContain("lantern");
    expect(poster.minutes).toBeNull();
  });

  test("is played on the plain board, which is no game itself", async () => {
    keepPackages([]);
    const drawing = await loadDrawing("nim");
    expect(drawing.sprite).toBe("");
    expect(games).not.toContain("plain");
  });
});

describe("a game of another package", () => {
  const picture = "/api/games/lantern/browser/0123456789abcdef/poster.svg";

  test("has the lantern, or what the package brings", async () => {
    expect(posterOf("lantern").minutes).toBeNull();
    keepPackages([{ name: "lantern", browser: { picture, accent: "#a05a2c", minutes: 5 } }]);
    expect(posterOf("lantern")).toMatchObject({ picture, accent: "#a05a2c", minutes: 5, company: 3 });
    expect(posterOf("lantern").emblem).toBe("./farol.svg");
    expect((await loadPackage("lantern"))?.script).toBeUndefined();
    expect((await loadDrawing("lantern")).sprite).toBe("");
    expect(await loadText("lantern", "en")).toBe("");
    keepPackages([{ name: "lantern" }]);
    expect(posterOf("lantern").minutes).toBeNull();
  });

  test("never changes the poster of one of ours", () => {
    keepPackages([{ name: "saboteur", browser: { picture } }]);
    expect(posterOf("saboteur").picture).not.toBe(picture);
  });
});
