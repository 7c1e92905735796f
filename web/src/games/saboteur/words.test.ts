import { describe as group, expect, test } from "vitest";
import type { Choice, Event, LayChoice } from "./wire.ts";
import { historyOf, seatsOf } from "../../testing/golden.ts";
import { contextOf, GAMES, sayIn, VIEWS } from "./golden.ts";
import { toldBy } from "../../telling/teller.ts";
import { isDeadEnd, lieDown, lyingCard, openSides } from "./facts.ts";
import type { Play } from "./options.ts";
import { sound } from "./sounds.ts";
import { covered } from "./shows.ts";
import { cardName, placeLabel, tipFor, where } from "./names.ts";
import { rules } from "./telling.ts";

const { describe, heard, label, log, sheet, status } = toldBy(rules);

const LANGUAGES = ["en", "es"] as const;
const SILENT = ["goals", "dealt", "drew", "gold-drawn", "gold-passed"];
const END = VIEWS.findLast(({ view }) => view.result)!;

const PLAYS: readonly Play[] = [
  { type: "lay", card: "tee-side", turned: false, x: 1, y: 0, turns_up: [] },
  { type: "lay", card: "tee-side", turned: true, x: 1, y: 0, turns_up: [] },
  { type: "lay", card: "level", turned: false, x: 7, y: 0, turns_up: [1] },
  { type: "lay", card: "stub-level", turned: false, x: 2, y: -1, turns_up: [] },
  { type: "collapse", x: 1, y: 0 },
  { type: "break", tool: "lamp", seat: 1 },
  { type: "mend", card: "mend-lamp", tool: "lamp", seat: 1 },
  { type: "mend", card: "mend-lamp-cart", tool: "lamp", seat: 1 },
  { type: "look", goal: 2 },
];
const CHOICES: readonly Choice[] = [
  ...PLAYS,
  { type: "discard", card: "level" },
  { type: "pick", value: 3 },
  { type: "pass" },
];

group.each(LANGUAGES)("in %s", (language) => {
  const say = sayIn(language);

  test("every event of whole games has its line, or is part of another one", () => {
    for (const steps of GAMES) {
      for (const seat of [0, 1, 2]) {
        for (const event of historyOf(steps, seat).flatMap(({ events }) => [...events])) {
          const line = log(event, contextOf(END.view, seat, language));
          const quiet = SILENT.includes(event.kind) || (event.kind === "role" && event.seat !== seat);
          if (quiet) expect(line).toBeNull();
          else expect(line?.text).toMatch(/\S\.$/);
        }
      }
    }
  });

  test("every view has a status and a board in words", () => {
    for (const { view, me } of VIEWS) {
      const context = contextOf(view, me, language);
      expect(status(context)).not.toBe("");
      for (const { title, lines } of describe(context)) {
        expect(title).not.toBe("");
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("different choices have different labels", () => {
    const labels = CHOICES.map((choice) => label(choice, contextOf(END.view, 0, language)));
    expect(new Set(labels).size).toBe(CHOICES.length);
  });

  test("whatever is picked says what it leads to", () => {
    const told = PLAYS.map((choice) => tipFor(choice, seatsOf(3), say));
    for (const tip of told) expect(tip.length).toBeGreaterThan(8);
    expect(told[2]).toContain(say("goal-1"));
  });

  test("the end sheet tells roles and gold of every seat", () => {
    const { view } = END;
    const made = sheet(contextOf(view, 0, language), historyOf(GAMES[1]!, 0))!;
    expect(made.totals).toEqual(view.result!.scores);
    expect(made.rows).toHaveLength(view.rounds + 1);
    for (const row of made.rows) expect(row.values).toHaveLength(view.seats);
    expect(made.rows.at(-1)?.values).toEqual(view.result!.gold);
    expect(made.title).toContain(seatsOf(view.seats)[view.result!.winners[0]!]!.name);
  });
});

test("a broken tool has the gender of its tool in Spanish", () => {
  const say = sayIn("es");
  expect(say("tool-broken", { tool: say("tool-pickaxe"), kind: "pickaxe" })).toBe("pico, roto");
  expect(say("tool-broken", { tool: say("tool-cart"), kind: "cart" })).toBe("vagoneta, rota");
});

test("what others look at stays theirs in the log", () => {
  const looked: Event = { kind: "looked", seat: 1, goal: 0 };
  expect(log(looked, contextOf(END.view, 0))?.text).toBe("Bea looks at the Moon.");
  expect(log({ ...looked, seat: 0, card: "treasure" }, contextOf(END.view, 0))?.text).toBe(
    "You look at the Moon: treasure. Only you know.",
  );
});

test("the log tells what people would say", () => {
  const told = (event: Event, language: "en" | "es" = "en") => log(event, contextOf(END.view, 0, language))?.text;
  const laid = { kind: "laid", seat: 1, turned: false, x: 1, y: 0 } as const;
  const mended = { kind: "mended", seat: 1, card: "mend-cart", tool: "cart" } as const;
  expect(told({ ...laid, card: "curve-es" })).toBe("Bea lays a curve: column 1, in the starting row.");
  expect(told({ ...laid, card: "blocked-tee-side" })).toBe("Bea lays a dead end: column 1, in the starting row.");
  expect(told({ ...mended, target: 1 })).toBe("Bea mends their own cart.");
  expect(told({ ...mended, target: 0 })).toBe("Bea mends your cart.");
  expect(told({ ...mended, target: 1, tool: "pickaxe" }, "es")).toBe("Bea arregla su propio pico.");
  expect(told({ kind: "broke", seat: 1, target: 0, tool: "lamp" }, "es")).toBe("Bea rompe tu lámpara.");
  expect(told({ kind: "broke", seat: 0, target: 1, tool: "lamp" })).toBe("You break Bea’s lamp.");
  expect(told({ kind: "broke", seat: 2, target: 1, tool: "lamp" }, "es")).toBe("Carl rompe la lámpara de Bea.");
  expect(told({ kind: "discarded", seat: 0, card: "map" })).toBe("You discard: map.");
});

test("a turned card is called by where it leads now", () => {
  const lay: LayChoice = { type: "lay", card: "curve-es", turned: true, x: 3, y: 1, turns_up: [] };
  expect(label(lay, contextOf(END.view, 0))).toBe("Lay the curve, left and up, at column 3, 1 row up");
  expect(label({ ...lay, card: "crossing" }, contextOf(END.view, 0))).toBe("Lay the crossing, at column 3, 1 row up");
});

test("ears are told what eyes see: the round, the role, how a card lies, what is drawn, where the treasure lay", () => {
  const told = (event: Event, language: "en" | "es" = "en", view = { ...END.view, round: 1 }) =>
    heard(event, contextOf(view, 0, language));
  const laid = { kind: "laid", seat: 1, card: "curve-es", turned: true, x: 1, y: 0 } as const;
  expect(told(laid)).toBe("It is: curve, left and up.");
  expect(told(laid, "es")).toBe("Es esta: curva, izquierda y arriba.");
  expect(told({ ...laid, card: "crossing" })).toBeNull(); // its line says it all
  expect(told({ kind: "role", seat: 0, role: "saboteur" })).toBe("Your role: saboteur.");
  expect(told({ kind: "role", seat: 1 })).toBeNull();
  expect(told({ kind: "role", seat: 0, role: "digger" }, "en", { ...END.view, round: 2 })).toBe(
    "Round 2 of 3. Your role: gold-digger.",
  );
  expect(told({ kind: "drew", seat: 0, card: "map" })).toBe("You draw: map.");
  expect(told({ kind: "drew", seat: 1 })).toBeNull();
  const over: Event = {
    kind: "round-over",
    round: 1,
    winners: "saboteurs",
    finisher: null,
    saboteurs: [1],
    goals: ["stone-es", "treasure", "stone-sw"],
  };
  expect(told(over, "en", { ...END.view, goals: [] })).toBe("The treasure lay under the Star.");
});

test("a role that lies face down is not told by the board in words", () => {
  const view = VIEWS.find((each) => each.view.me?.role === "saboteur")!.view;
  const words = (seen: typeof view) => describe(contextOf(seen, 0))[0]!.lines[0];
  expect(words(view)).toBe("saboteur");
  expect(words(covered(view, { gesture: "role" }))).toBe("not seen yet");
  expect(covered(view, { gesture: "map" })).toBe(view);
});

test("nobody reads a negative column", () => {
  const lay: LayChoice = { type: "lay", card: "crossing", turned: false, x: -2, y: 1, turns_up: [] };
  const told = (x: number, language: "en" | "es", lying = false) => placeLabel(sayIn(language), { ...lay, x }, lying);
  expect(told(-2, "en")).toBe("Lay the crossing, at 2 columns behind the start, 1 row up");
  expect(told(0, "en")).toBe("Lay the crossing, at the start’s column, 1 row up");
  expect(told(-1, "es")).toBe("Colocar: cruce; 1 columna detrás del comienzo, 1 fila arriba");
  expect(told(-1, "es", true)).toBe("Colocar: cruce; 1 fila por encima del comienzo, 1 a la derecha");
});

test("the tunnel in the chart falls back to the start with every round", () => {
  const card = { card: "level", turned: false, y: 0 };
  const laid = (x: number): Event => ({ ...card, kind: "laid", seat: 0, x });
  const events: Event[] = [
    laid(1),
    laid(2),
    { ...card, kind: "collapsed", seat: 1, x: 2 },
    { kind: "round-over", round: 1, winners: "saboteurs", finisher: null, saboteurs: [1], goals: [] },
    { kind: "discarded", seat: 0 },
  ];
  const context = contextOf(END.view, 0);
  expect(sheet(context, [{ version: 1, events }])!.chart!.lines).toEqual([{ seat: null, values: [1, 2, 1, 0] }]);
  expect(sheet(context, [])!.chart).toBeNull();
});

test("tools, rocks and gold are heard, and a card on wood for the rest", () => {
  const card = { seat: 0, card: "level", turned: false, x: 1, y: 0 };
  const events: Event[] = [
    { kind: "broke", seat: 0, tool: "lamp", target: 1 },
    { kind: "mended", seat: 0, card: "mend-lamp", tool: "lamp", target: 1 },
    { ...card, kind: "collapsed" },
    { kind: "paid", seat: 0, gold: 3, cards: 1, excess: 0 },
    { ...card, kind: "laid" },
    { kind: "turned-up", goal: 0, card: "treasure", turned: false },
  ];
  expect(events.map(sound)).toEqual(["break", "mend", "crash", "coins", "card", "coins"]);
});

group("on a mine that lies on its side", () => {
  const CARDS = ["level", "upright", "curve-es", "curve-sw", "tee-side", "tee-flat", "crossing", "blocked-curve-es"];

  test.each(CARDS)("a %s is called after what it looks like", (card) => {
    for (const turned of [false, true]) {
      const seen = lyingCard(card, turned);
      expect(openSides(seen.card, seen.turned)).toBe(lieDown(openSides(card, turned)));
      expect(isDeadEnd(seen.card)).toBe(isDeadEnd(card));
    }
  });

  test("a level tunnel stands upright, and words for places turn with it", () => {
    expect(lyingCard("level", false).card).toBe("upright");
    const say = sayIn("en");
    expect([where(say, 2, 1, false), where(say, 2, 1, true)]).toEqual(["column 2, 1 row up", "row 2, 1 to the right"]);
    expect(cardName(say, "level", false, true)).toBe(say("card-upright"));
  });
});
