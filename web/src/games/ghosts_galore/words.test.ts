import { describe as group, expect, test } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import { LINES } from "./facts.ts";
import type { Choice, Face, Phase } from "./wire.ts";
import { signed } from "./choices.ts";
import { contextOf, history, sayIn, STEPS, VIEWS } from "./golden.ts";
import { movesOf, placementsOf } from "./news.ts";
import { seatState } from "./seats.ts";
import { champion } from "../../telling/sheet.ts";
import { toldBy } from "../../telling/teller.ts";
import { previewWords, rules } from "./telling.ts";

const { describe, heard, label, log, path, progress, sheet, status } = toldBy(rules);

const LANGUAGES = ["en", "es"] as const;
const end = VIEWS.at(-1)!;

group.each(LANGUAGES)("in %s", (language) => {
  test("every event of a whole game has its line, or is part of another one", () => {
    const silent = ["place", "draw", "reveal", "scores"];
    for (const seat of [0, 1, 2, 3]) {
      for (const { events } of history(seat)) {
        for (const event of events) {
          const line = log(event, contextOf(end.view, seat, language));
          if (silent.includes(event.kind)) expect(line).toBeNull();
          else expect(line?.text).toMatch(/\S\.$/);
        }
      }
    }
  });

  test("every view has a status, a progress and a board in words", () => {
    for (const { view, me } of VIEWS) {
      const context = contextOf(view, me, language);
      expect(status(context)).not.toBe("");
      expect(progress(context)).not.toBe("");
      const groups = describe(context);
      expect(groups.length).toBeGreaterThan(view.seats + 1);
      for (const { title, lines } of groups) {
        expect(title).not.toBe("");
        for (const line of lines) expect(line).not.toContain("undefined");
      }
    }
  });

  test("every phase has its words for who acts, for who waits and for who watches", () => {
    const phases: Phase[] = [
      "choose-sides",
      "choose-hidden",
      "claim",
      "draw-tile",
      "decide",
      "reveal",
      "place",
      "place-hidden",
      "over",
    ];
    for (const phase of phases) {
      for (const me of [0, 1, null]) {
        const view = { ...end.view, phase, to_act: 1 };
        expect(status(contextOf(view, me, language))).not.toBe("");
        for (const together of [null, { waitingFor: [0], chosen: [1] }]) {
          const open = { ...view, result: undefined! };
          expect(seatState(open, view.players[1]!, 1, together, sayIn(language))).not.toBe("");
        }
      }
    }
  });

  test("tiles and fields are called by what can be seen, not by numbers", () => {
    const { view, me } = VIEWS.find((each) => each.view.me?.placements)!;
    const placing = label({ type: "place", field: 5, rotation: 0 }, contextOf(view, me, language));
    expect(placing).toContain(language === "en" ? "Space in the middle" : "Casilla del centro");
    const [tile, face] = Object.entries(view.tiles)[0]!;
    const alone = contextOf({ ...view, tiles: { [tile]: face } }, me, language);
    expect(label({ type: "take", tile: Number(tile) }, alone)).not.toMatch(new RegExp(`(tile|loseta) ${tile}`));
    const twins = contextOf({ ...view, tiles: { [tile]: face, 99: face } }, me, language);
    const [one, other] = [Number(tile), 99].map((which) => label({ type: "take", tile: which }, twins));
    expect(one).not.toBe(other);
  });

  test("no two placements have the same label", () => {
    const { view, me } = VIEWS.find((each) => each.view.me?.placements)!;
    const choices = (view.me?.placements ?? []).map(({ field, rotation }): Choice => ({
      type: "place",
      field,
      rotation,
    }));
    const labels = choices.map((choice) => label(choice, contextOf(view, me, language)));
    expect(new Set(labels).size).toBe(choices.length);
    expect(choices.length).toBeGreaterThan(3);
  });

  test("a preview tells its sum, and the lines it is made of", () => {
    const { view, me } = VIEWS.find((each) => each.view.me?.placements)!;
    for (const { field, rotation, adds, lines } of view.me?.placements ?? []) {
      const words = previewWords(field, rotation, contextOf(view, me, language));
      for (const points of [adds, ...Object.values(lines)]) expect(words).toContain(signed(points));
    }
    expect(previewWords(10, 0, contextOf(view, me, language))).toBe("");
  });

  test("whoever wants to count alone hears no points, and can tell the choices apart all the same", () => {
    const { view, me } = VIEWS.find((each) => each.view.me?.placements)!;
    const context = contextOf(view, me, language);
    const choices = (view.me?.placements ?? []).map(({ field, rotation }): Choice => ({
      type: "place",
      field,
      rotation,
    }));
    settings.previews = false;
    const labels = choices.map((choice) => label(choice, context));
    const paths = choices.flatMap((choice) => path(choice, context));
    const previews = choices.map((choice) =>
      choice.type === "place" ? previewWords(choice.field, choice.rotation, context) : "",
    );
    settings.previews = true;
    expect(new Set(labels).size).toBe(choices.length);
    expect([...labels, ...paths].join(" ")).not.toMatch(/[+−]\d/);
    expect(previews.join("")).toBe("");
  });

  test("no two claims have the same label", () => {
    const { view, me } = VIEWS.find((each) => each.view.phase === "decide" && each.view.row.length > 1)!;
    const choices: Choice[] = [
      { type: "draw" },
      { type: "keep" },
      { type: "leave" },
      ...view.row.map(({ tile }): Choice => ({ type: "take", tile })),
    ];
    const labels = choices.map((choice) => label(choice, contextOf(view, me, language)));
    expect(new Set(labels).size).toBe(choices.length);
  });

  test("the end sheet has the pad's thirteen lines, dead ends, and the winner's name", () => {
    const result = sheet(contextOf(end.view, 0, language), history(0))!;
    expect(result.rows).toHaveLength(LINES.length);
    expect(result.counts?.map(({ values }) => values)).toEqual([end.view.result?.dead_ends]);
    const winner = end.view.result?.winners[0] ?? 0;
    expect(result.title).toContain(["Ana", "Bea", "Carl", "Dora"][winner]);
    expect(result.totals).toEqual(end.view.result?.scores);
    for (const [seat, total] of result.totals.entries()) {
      expect(result.rows.reduce((sum, row) => sum + Number(row.values[seat]), 0)).toBe(total);
    }
  });
});

group("words of a tile", () => {
  const say = sayIn("en");
  const face: Face = {
    track: "bridge",
    sections: [
      { edges: "NS", monsters: ["slime"] },
      { edges: "EW", monsters: ["bat", "wisp"] },
    ],
    diamond: 2,
  };

  test("name its track, monsters and diamond", () => {
    expect(say("tile-face", { face })).toBe("bridge with slime, bat and wisp, and a diamond worth 2");
    expect(say("tile-face", { face: { ...face, sections: [{ edges: "NS", monsters: [] }], diamond: 0 } })).toBe(
      "bridge",
    );
  });

  test("tell after turning which monster is at which section", () => {
    expect(say("ways-with", { face, rotation: 1 })).toBe("right to left with slime; bottom to top with bat and wisp");
  });

  test("doors are named by kind, missing ones last", () => {
    const doors = { N1: "bone", N2: "none", S1: "bone", E1: "tooth", W3: "tooth", W1: "plain" } as const;
    expect(say("doors", doors)).toBe("bone doors top 1 and bottom 1; tooth doors right 1 and left 3; no door at top 2");
  });
});

test("ears are told how a tile lies and how everybody stands", () => {
  const face: Face = { track: "curve", sections: [{ edges: "NE", monsters: ["ghost"] }], diamond: 0 };
  const placed = { kind: "placed", seat: 1, tile: 4, field: 1, rotation: 1, face } as const;
  expect(heard(placed, contextOf(end.view, 0))).toBe("It leads right to bottom.");
  expect(heard({ ...placed, rotation: 0 }, contextOf(end.view, 0, "es"))).toBe("Va de arriba a derecha.");
  const scores = { kind: "scores", scores: [5, -3, 0, 12] } as const;
  expect(heard(scores, contextOf(end.view, 0))).toBe("Points: Ana 5, Bea −3, Carl 0, Dora 12.");
  expect(heard({ kind: "aside", tiles: [1] }, contextOf(end.view, 0))).toBeNull();
});

group("the end of a game", () => {
  test("is not there before it", () => {
    const { view, me } = VIEWS[0]!;
    expect(sheet(contextOf(view, me), [])).toBeNull();
  });

  test("the chart has a point for each round and one for the hidden tiles", () => {
    const drawn = sheet(contextOf(end.view, 0), history(0))!.chart!;
    expect(drawn.labels).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "end"]);
    expect(drawn.lines.map(({ values }) => values.at(-1))).toEqual(end.view.result?.scores);
  });

  test("without a history there is no chart", () => {
    expect(sheet(contextOf(end.view, 0), [])?.chart).toBeNull();
  });

  test("a tie has no champion", () => {
    expect(champion([3, 3])).toBeNull();
    expect(champion([0, 1, 2, 3])).toBe(3);
  });
});

group("what moves", () => {
  const events = STEPS.map((step, version) => ({ version, events: step.spectator }));

  test("tiles that come up together come one after the other", () => {
    const face = Object.values(end.view.tiles)[0]!;
    const shown = movesOf([
      { version: 1, events: [{ kind: "reveal", seat: 0, tile: 4, face }] },
      { version: 2, events: [{ kind: "reveal", seat: 0, tile: 9, face }] },
    ]).shown;
    expect([...shown]).toEqual([
      [4, 0],
      [9, 70],
    ]);
  });

  test("after a lost connection only the last happening moves", () => {
    const moves = movesOf(events.slice(0, 60));
    expect(moves.shown.size + moves.claimed.size + moves.placed.size).toBeLessThanOrEqual(1);
  });

  test("all placements of a round come to light together", () => {
    const told = events.find((happening) => happening.events.some(({ kind }) => kind === "placed"))!;
    expect([...placementsOf(told.events).keys()]).toEqual([0, 1, 2, 3]);
  });
});
