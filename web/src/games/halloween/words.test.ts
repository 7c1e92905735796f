import { Fighting } from "./fighting.svelte.ts";
import { shows } from "./shows.ts";
import { describe as group, expect, test } from "vitest";
import type { Cell, Event } from "./wire.ts";
import { numeralOf, scene, seeded, stripEnd } from "./draw.ts";
import { champion } from "../../telling/sheet.ts";
import { toldBy } from "../../telling/teller.ts";
import { CHOICES, contextOf, END, HISTORY, pendingView, sayIn, VIEWS } from "./golden.ts";
import { diceOf, movesOf } from "./news.ts";
import { nextBox } from "../../interaction/focus.ts";
import { actingOf } from "./facts.ts";
import { fightWords } from "./names.ts";
import { rules, sourcesOf } from "./telling.ts";

const { describe, heard, label, log, progress, sheet, status } = toldBy(rules);

const LANGUAGES = ["en", "es"] as const;

group.each(LANGUAGES)("in %s", (language) => {
  test("every event of a whole game has its line", () => {
    for (const { events } of HISTORY) {
      for (const event of events) expect(log(event, contextOf(END, 0, language))?.text).toMatch(/\S\.$/);
    }
  });

  test("every view has a status, a progress and a board in words", () => {
    for (const view of VIEWS) {
      for (const me of [0, null]) {
        const context = contextOf(view, me, language);
        expect(status(context)).not.toBe("");
        expect(progress(context)).not.toBe("");
        for (const { title, lines } of describe(context)) {
          expect(title).not.toBe("");
          for (const line of lines) expect(line).not.toMatch(/undefined|null/);
        }
      }
    }
  });

  test.each(Object.keys(CHOICES))("no two choices of the step %s have the same label", (step) => {
    const view =
      step === "menu"
        ? { ...END, phase: "turn" as const, pending: null }
        : pendingView(step, { bonus: "reroll", card: 7 });
    const labels = (CHOICES[step] ?? []).map((choice) => label(choice, contextOf(view, 0, language)));
    expect(new Set(labels).size).toBe(labels.length);
    expect(status(contextOf(view, 0, language))).not.toBe("");
  });

  test("the end sheet adds up and names the winner", () => {
    const result = sheet(contextOf(END, 0, language), HISTORY)!;
    const winner = END.result?.places.indexOf(1) ?? 0;
    expect(result.title).toContain(["Ana", "Bea", "Carl"][winner]);
    for (const [seat, total] of result.totals.entries()) {
      expect(result.rows.reduce((sum, row) => sum + Number(row.values[seat]), 0)).toBe(total);
    }
  });
});

group("words", () => {
  test("a choice says what it brings and how likely it is", () => {
    const [foe] = CHOICES["foe"] ?? [];
    expect(label(foe!, contextOf(pendingView("foe")))).toBe("Attack: green ghost, School (25% chance of winning)");
    const [act] = CHOICES["menu"] ?? [];
    expect(label(act!, contextOf({ ...END, pending: null }))).toBe("Section 1: Fight (−1 disc)");
  });

  test("an upgrade names the colour that the ghost has now", () => {
    const event: Event = { kind: "upgraded", seat: 0, ghost: { building: "school", colour: "blue" } };
    expect(log(event, contextOf(END))?.text).toBe("You turn a ghost at the school green.");
  });

  test("a price is what the player of the turn would pay", () => {
    const card = END.cards[0]!;
    const cheap = { ...card, price: { tokens: 2, different: true, payable: true } };
    expect(sayIn("en")("price", cheap)).toBe("2 kinds");
  });
});

test("ears are told that a round begins, unless the game is over with it", () => {
  const options = { ...END.options, quiet_rounds: 2 };
  const view = { ...END, first: 0, seats: 3, round: 4, last_round: false, quiet: 0, options };
  const ended = (seat: number, more: Partial<typeof view> = {}, language: "en" | "es" = "en") =>
    heard({ kind: "turn_ended", seat }, contextOf({ ...view, ...more }, 0, language));
  expect(ended(2)).toBe("Round 5.");
  expect(ended(2, {}, "es")).toBe("Ronda 5.");
  expect(ended(1)).toBeNull();
  expect(ended(2, { last_round: true })).toBeNull();
  expect(ended(2, { quiet: 1 })).toBeNull();
  expect(heard({ kind: "game_over", seat: null }, contextOf(view, 0))).toBeNull();
});

group("the end of a game", () => {
  test("is not there before it", () => {
    expect(sheet(contextOf(VIEWS[0]!), [])).toBeNull();
  });

  test("sources of the game come first, then cards by number", () => {
    const players = [{ ...END.players[0]!, sheet: { "card-41": 1, haunts: 4, "card-3": 2 } }];
    expect(sourcesOf({ players }).map(({ source }) => source)).toEqual(["haunts", "card-3", "card-41"]);
  });

  test("the chart ends with the result", () => {
    const drawn = sheet(contextOf(END), HISTORY)!.chart!;
    expect(drawn.lines.map(({ values }) => values.at(-1))).toEqual(END.result?.scores);
    expect(sheet(contextOf(END), [])!.chart).toBeNull();
  });

  test("a tie has no champion", () => {
    expect(champion([3, 3, 1])).toBeNull();
    expect(champion([0, 0])).toBeNull();
    expect(champion([1, 4, 2])).toBe(1);
  });
});

group("what moves", () => {
  const school: Cell = { building: "school", colour: "blue" };
  const GREEN: Cell = { building: "school", colour: "green" };
  const happening = (...events: Event[]) => [{ version: 1, events }];

  test("a ghost flies to its new house and keeps its mover's ring", () => {
    const moves = movesOf(happening({ kind: "moved", seat: 1, ghost: school, to: "church" }));
    expect(moves.flights).toEqual([{ from: school, to: "church" }]);
    expect(moves.last.get("ghost church blue")).toBe(1);
  });

  test("a beaten ghost goes up in smoke", () => {
    const foe: Cell = { building: "school", colour: "red" };
    expect(movesOf(happening({ kind: "fight_won", seat: 0, ghost: school, foe })).gone).toEqual([foe]);
  });

  test("after a lost connection only the last happening moves", () => {
    const moves = movesOf(HISTORY.slice(0, 300));
    expect(moves.flights.length + moves.gone.length).toBeLessThanOrEqual(1);
  });

  test("the throw of a fight shows both dice and who won", () => {
    const fighting = new Fighting();
    const events: Event[] = [
      { kind: "attacked", seat: 1, ghost: school, foe: GREEN, wins: 6, of: 24 },
      { kind: "rolled", seat: 1, colour: "blue", face: 4 },
      { kind: "rolled", seat: null, colour: "green", face: 5 },
      { kind: "fight_lost", seat: 1, ghost: school, foe: GREEN },
    ];
    fighting.tell([{ version: 7, events: events.slice(0, 2) }]);
    fighting.tell([{ version: 7, events }]);
    expect(fighting.thrown).toEqual({
      dice: [
        { colour: "blue", face: 4, own: true },
        { colour: "green", face: 5, own: false },
      ],
      won: false,
      fight: { ghost: school, foe: GREEN, odds: { wins: 6, of: 24 } },
      seat: 1,
    });
    fighting.tell([{ version: 8, events: [{ kind: "action", seat: 2, section: 1, action: "scare" }] }]);
    expect(fighting.thrown).toBeNull();
  });

  test("a die that tumbles shows nothing yet", () => {
    const fighting = new Fighting();
    const event: Event = { kind: "rolled", seat: 1, colour: "blue", face: 4 };
    fighting.tell([
      { version: 7, events: [{ kind: "attacked", seat: 1, ghost: school, foe: GREEN, wins: 6, of: 24 }] },
    ]);
    fighting.move({ number: 1, version: 8, event, events: [event], motion: true, ...shows(event, contextOf(END))! });
    expect(fighting.thrown?.dice).toEqual([{ colour: "blue", face: 0, own: true }]);
    expect(fighting.rolling).toBe(true);
    fighting.tell([{ version: 8, events: [event] }]);
    expect(fighting.thrown?.dice).toEqual([{ colour: "blue", face: 4, own: true }]);
    expect(fighting.rolling).toBe(false);
  });

  test("a fight that was rolled at once still tells who fought whom, and with which odds", () => {
    const fight = { ghost: { building: "school", colour: "blue" }, foe: GREEN, odds: { wins: 6, of: 24 } } as const;
    expect(fightWords(fight, sayIn("en"))).toBe("blue against green at the school, with a 25% chance of winning");
    expect(fightWords({ ...fight, odds: null }, sayIn("es"))).toBe("azul contra verde en el colegio");
    const attacked: Event = { kind: "attacked", seat: 1, ghost: school, foe: GREEN, wins: 6, of: 24 };
    expect(log(attacked, contextOf(END))?.text).toBe(
      "Bea attacks at the school: blue against green, 25% chance of winning.",
    );
  });

  test("a throw that was changed afterwards still shows its pair", () => {
    const result: Event = { kind: "fight_won", seat: 1, ghost: school, foe: GREEN };
    const fighting = new Fighting();
    fighting.tell([{ version: 7, events: [{ kind: "rolled", seat: 1, colour: "blue", face: 4 }, result] }]);
    expect(fighting.thrown?.fight).toEqual({ ghost: school, foe: GREEN, odds: null });
    const roll = { for: "fight_result", attacker: school, foe: GREEN };
    const dice = [{ colour: "blue" as const, sides: 4, face: 2, plus: 0, own: true }];
    expect(diceOf({ ...pendingView("after_roll", { roll }), dice })?.fight?.foe).toEqual(GREEN);
  });

  test("dice on the table count with what was added to them", () => {
    const dice = [{ colour: "blue" as const, sides: 4, face: 2, plus: 3, own: true }];
    expect(diceOf({ ...pendingView("after_roll", { roll: { for: "fight_result" } }), dice })?.dice[0]?.face).toBe(5);
    expect(diceOf({ ...END, dice, pending: null })).toBeNull();
  });

  test("only the seat whose turn it is has a section that acts", () => {
    const acting = { section: 2, action: "fight" };
    const view = { ...pendingView("foe", { acting }), phase: "step" as const, turn: 1 };
    expect(actingOf(view, 1)).toEqual(acting);
    expect(actingOf(view, 0)).toBeNull();
    expect(actingOf({ ...view, pending: null }, 1)).toBeNull();
  });
});

group("drawing", () => {
  test("a scene is always the same, and differs from house to house", () => {
    expect(scene(1)).toBe(scene(1));
    expect(scene(1)).not.toBe(scene(4));
    expect(scene(2)).not.toContain("style=");
    const next = seeded(31);
    for (let index = 0; index < 50; index++) expect(next()).toBeLessThan(1);
  });

  test("the strip grows with the leader", () => {
    expect([stripEnd([0, 12]), stripEnd([39]), stripEnd([40]), stripEnd([67, 3])]).toEqual([40, 40, 50, 70]);
  });

  test("numerals stand inside their dice", () => {
    for (const sides of [4, 6, 8, 10, 12]) expect(numeralOf(sides).y).toBeLessThan(60);
  });

  test("an arrow leads to the nearest piece ahead", () => {
    const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
    const boxes = [box(0, 0), box(100, 0), box(40, 60), box(0, 100)];
    expect(nextBox(boxes, 0, "ArrowRight")).toBe(1);
    expect(nextBox(boxes, 0, "ArrowDown")).toBe(3);
    expect(nextBox(boxes, 0, "ArrowUp")).toBeNull();
    expect(nextBox(boxes, -1, "ArrowUp")).toBe(0);
    expect(nextBox([], -1, "ArrowUp")).toBeNull();
  });
});
