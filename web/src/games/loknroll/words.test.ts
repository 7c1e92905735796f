import { expect, test } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import { toldBy } from "../../telling/teller.ts";
import { ACT, GAMES, VIEWS, contextOf, history, layOf, putOf, sayIn, spotAt } from "./golden.ts";
import { percent, signed, whyNot } from "./names.ts";
import type { Choice, Event } from "./wire.ts";
import { rules } from "./telling.ts";
import { waitingText } from "./waiting.ts";

const { describe: describeBoard, heard, label, log, progress, status } = toldBy(rules);

const LANGUAGES = ["en", "es"] as const;

test("every view can be told in both languages", () => {
  for (const language of LANGUAGES) {
    for (const { view, me } of VIEWS) {
      const context = contextOf(view, me, language);
      expect(progress(context)).not.toBe("");
      expect(status(context)).not.toBe("");
      expect(waitingText(context)).not.toBe("");
      const groups = describeBoard(context);
      expect(groups.length).toBeGreaterThan(2);
      for (const { title, lines } of groups) expect([title, ...lines].every((line) => line !== "")).toBe(true);
    }
  }
});

test("ears are told where the track goes on and where the locomotive stands", () => {
  const card = { card: "long-2", type: "track", value: 2, shape: "long" } as const;
  const laid: Event = { ...card, kind: "laid", seat: 1, spot: spotAt(0, 0, "E") };
  expect(heard(laid, contextOf(ACT, 0))).toBe("The track goes on right.");
  expect(heard(laid, contextOf(ACT, 0, "es"))).toBe("La vía sigue hacia la derecha.");
  expect(heard({ ...laid, spot: null }, contextOf(ACT, 0))).toBeNull();
  const view = { ...ACT, track: [1, 2, 3].map(() => ({ ...card, spot: null })) };
  const rode: Event = { kind: "rode", seat: 0, from: 0, to: 2, broken: 0 };
  expect(heard(rode, contextOf(view, 0))).toBe("It stands on card 3 of 3: a straight 2.");
  expect(heard({ ...rode, to: 0 }, contextOf(view, 0))).toBeNull(); // it stays where it is
});

test("an end is told by where it leads, and the best order by the pile after it", () => {
  const lay = layOf("long-2", 2, spotAt(0, 0, "W"));
  const ends = [spotAt(0, 0, "E").exit, spotAt(0, 0, "W").exit];
  expect(label({ ...lay, end: 1 }, contextOf({ ...ACT, ends }, 0))).toContain("at the end going left");
  expect(label({ ...lay, end: 0 }, contextOf({ ...ACT, ends }, 0, "es"))).toContain(
    "en el extremo que va hacia la derecha",
  );
  const alike = [ends[1]!, ends[1]!];
  expect(label({ ...lay, end: 1 }, contextOf({ ...ACT, ends: alike }, 0))).toContain("at the other end");
  const accept = (pile: string[]): Choice => ({ type: "accept", shows: { order: ["long-2"], pile } });
  expect(label(accept([]), contextOf(ACT, 0))).toBe("Accept the best order: straight 2; leaving your pile empty");
  expect(label(accept(["long-2", "chaos-3"]), contextOf(ACT, 0, "es"))).toBe(
    "Aceptar el mejor orden: recta 2; tu pila queda en 5 puntos",
  );
  settings.previews = false; // whoever wants to count alone
  expect(label(accept(["long-2"]), contextOf(ACT, 0))).toBe("Accept the best order: straight 2");
  settings.previews = true;
});

test("the board in words has my hand, and a spectator's has nobody's", () => {
  for (const { view, me } of VIEWS) {
    const titles = describeBoard(contextOf(view, me)).map(({ title }) => title);
    expect(titles.includes("Yours")).toBe(me !== null);
  }
});

test("every event of whole games has its line in both languages", () => {
  const kinds = new Set<string>();
  for (const steps of GAMES) {
    for (const { events } of history(steps, 0)) {
      for (const event of events) {
        kinds.add(event.kind);
        for (const language of LANGUAGES) {
          const line = log(event, contextOf(VIEWS[0]!.view, 0, language));
          if (event.kind !== "dealt" || event.card !== undefined) expect(line?.text).toBeTruthy();
        }
      }
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(["laid", "thrown", "rode", "derailed", "taken", "put", "drawn", "over"]),
  );
});

test("the log tells of cards as people would", () => {
  const told = (event: Event, language: "en" | "es" = "en") => log(event, contextOf(VIEWS[0]!.view, 0, language))?.text;
  const card = { type: "track", value: 3, shape: "curve-b" } as const;
  expect(told({ kind: "laid", seat: 0, ...card, card: "curve-b-3", spot: null })).toBe("You lay a curve 3.");
  expect(told({ kind: "taken", seat: 0, due: 3, cards: ["long-1", "turn-a-2", "chaos-4"] })).toBe(
    "You take 3 cards: a straight 1, a sharp turn 2 and a chaos card 4.",
  );
  expect(told({ kind: "rode", seat: 0, from: 4, to: 4, broken: 0 })).toBe("The locomotive stays where it is.");
  expect(told({ kind: "derailed", seat: 0, steps_left: 1, derailments: 1 })).toBe(
    "The locomotive derails with one step still to go.",
  );
  expect(told({ kind: "put", seat: 0, ...card, card: "turn-b-2", combined_with: null }, "es")).toBe(
    "Pones un giro 2 en tu pila.",
  );
});

test("different choices have different labels", () => {
  const choices: Choice[] = [
    { type: "pass", shows: {} },
    { type: "roll", shows: {} },
    { type: "stop", shows: {} },
    { type: "accept", shows: { order: ["long-1", "chaos-3"], pile: [] } },
    layOf("turn-a-3", 3, spotAt(0, 0, "E")),
    layOf("turn-a-3", 3, spotAt(0, 0, "W"), 90),
    layOf("turn-b-3", 3, spotAt(0, 0, "W"), 90),
    putOf("chaos-3", 3, false),
    putOf("chaos-3", 3, true),
  ];
  for (const language of LANGUAGES) {
    const labels = choices.map((choice) => label(choice, contextOf(ACT, 0, language)));
    expect(new Set(labels).size).toBe(choices.length);
  }
});

test("the first card's ways are told apart by how it is turned, the second's by its end", () => {
  const view = { ...ACT, track: [], ends: [] };
  const context = contextOf(view, 0);
  const turned = [0, 90].map((rotation) => label(layOf("long-3", 3, spotAt(0, 0), rotation, null), context));
  expect(new Set(turned).size).toBe(2);
  const ends = [spotAt(0, 0).exit, spotAt(0, 0).entry];
  const joined = [0, 1].map((end) =>
    label({ ...layOf("long-3", 3, spotAt(0, 0), 0, null), end }, contextOf({ ...ACT, ends }, 0)),
  );
  expect(new Set(joined).size).toBe(2);
});

test("chances are honest about almost never, and sums have their sign", () => {
  expect([0, 0.004, 0.35, 0.996, 1].map(percent)).toEqual(
    ["0", "<1", "35", ">99", "100"].map((number) => `${number}\u00a0%`),
  );
  expect([3, -4, 0].map(signed)).toEqual(["+3", "−4", "±0"]);
});

test("a card that cannot be laid says why in few words", () => {
  const say = sayIn("en");
  const card = { card: "long-1", type: "track" as const, value: 1, shape: "long" };
  for (const rule of ["L2.3", "L2.4", "L2.5", "L4.5", "L4.8"]) {
    const why = whyNot({ ...card, blocked_by: rule }, 3, say);
    expect(why).not.toBe(rule);
    expect(why.length).toBeLessThan(24);
  }
  expect(whyNot({ ...card, blocked_by: "L2.4" }, 3, say)).toBe("1 after 3: no");
  expect(whyNot({ ...card, blocked_by: null }, 3, say)).toBe("");
});
