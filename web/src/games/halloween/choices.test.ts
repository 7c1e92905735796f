import { describe, expect, test } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import type { Shows } from "./wire.ts";
import { signed } from "../../telling/functions.ts";
import { balanceWords, changeIcon, changesOf, type Change } from "./balance.ts";
import {
  isInTown,
  isRisky,
  offersAt,
  oddsOf,
  percent,
  placeOf,
  sameChoice,
  sortChoices,
  targetsOf,
} from "./choices.ts";
import { clicksOf } from "./drops.ts";
import { CHOICES, pendingView, sayIn } from "./golden.ts";
import { isPlain, picturesOf, symbolIcon } from "./pictures.ts";

const offersOf = (step: string) => sortChoices(CHOICES[step] ?? [], pendingView(step, { bonus: "reroll" }));
const reachable = (step: string) => {
  const { by, pass, loose } = offersOf(step);
  return new Set([...[...by.values()].flat(), ...loose, pass]);
};

describe("every choice can be clicked", () => {
  test.each(Object.keys(CHOICES))("in the step %s", (step) => {
    for (const choice of CHOICES[step] ?? []) expect(reachable(step)).toContain(choice);
  });

  test("an action on its space, a pair on either ghost, a set on each of its sections", () => {
    expect(targetsOf({ type: "act", section: 2, action: "haunt", raised: true })).toEqual(["act 2 haunt"]);
    expect(targetsOf({ type: "pair", building: "church", colours: ["blue", "red"] })).toEqual([
      "ghost church blue",
      "ghost church red",
    ]);
    expect(targetsOf({ type: "sections", sections: [1, 3] })).toEqual(["section 1", "section 3"]);
  });

  test("with two ways to do it both wait behind one click", () => {
    expect(offersOf("menu").by.get("act 1 fight")).toHaveLength(2);
    expect(offersOf("haunt").by.get("space school blue")).toHaveLength(2);
  });

  test("a helper for the dice also on its token", () => {
    expect([...offersOf("after_roll").by.keys()]).toEqual(["bonus reroll", "bonus plus"]);
  });
});

describe("a building on a phone", () => {
  test("offers all that is in it, and nothing twice", () => {
    expect(offersAt(offersOf("summon"), "school")).toHaveLength(2);
    expect(offersAt(offersOf("haunt"), "church")).toHaveLength(1);
    expect(offersAt(offersOf("haunt"), "theatre")).toEqual([]);
  });

  test("comes to the front when the choice is in town", () => {
    expect(isInTown(offersOf("move_to"))).toBe(true);
    expect(isInTown(offersOf("pay"))).toBe(false);
  });
});

describe("dice", () => {
  const [weak, strong] = CHOICES["foe"] ?? [];
  test("are asked for twice, unless nothing is rolled", () => {
    expect(isRisky(weak!)).toBe(true);
    expect(isRisky({ type: "ghost", building: "church", colour: "blue", odds: { wins: 1, of: 1 } })).toBe(false);
    expect(isRisky({ type: "end_turn" })).toBe(false);
  });

  test("have odds in percent, with helpers", () => {
    expect(percent(oddsOf(strong!)!)).toBe(13);
    expect(percent(oddsOf(weak!)!.add_three!)).toBe(75);
    expect(oddsOf(null)).toBeNull();
  });

  test("a phone shows where a hint points", () => {
    const targets = ["space school red", "ghost school red", "building school", "card 7", "bonus plus", "act 1 fight"];
    expect(targets.map(placeOf)).toEqual(["town", "town", "town", "cards", "mine", null]);
  });

  test("a hint is found again whatever it promises", () => {
    expect(sameChoice({ type: "rest", section: 1 }, { section: 1, type: "rest", gain: { discs: 2 } })).toBe(true);
    expect(sameChoice({ type: "rest", section: 1 }, { type: "rest", section: 2 })).toBe(false);
    expect(sameChoice(null, { type: "rest", section: 2 })).toBe(false);
  });
});

describe("what a choice brings", () => {
  const choice: Shows = { gain: { points: 3, bonus: ["plus"] }, cost: { discs: 1, tokens: { red: 2 } } };

  test("stands before what it costs", () => {
    expect(changesOf(choice).map(({ what, amount, colour, bonus }) => [signed(amount), what, colour ?? bonus])).toEqual(
      [
        ["+3", "points", undefined],
        ["+1", "bonus", "plus"],
        ["−1", "discs", undefined],
        ["−2", "token", "red"],
      ],
    );
  });

  test("is said in words", () => {
    expect(balanceWords(choice, sayIn("en"))).toBe("+3 points, Plus Three, −1 disc, −2 red tokens");
    expect(balanceWords({}, sayIn("es"))).toBe("");
  });

  test("tells no points to whoever wants to count alone", () => {
    settings.previews = false;
    const said = balanceWords(choice, sayIn("en"));
    settings.previews = true;
    expect(said).toBe("Plus Three, −1 disc, −2 red tokens");
  });

  test("has a picture", () => {
    const changes: Change[] = [
      { what: "points", amount: 1 },
      { what: "scare", amount: 1 },
      { what: "token", amount: 1, colour: "red" },
      { what: "bonus", amount: 1, bonus: "plus" },
    ];
    expect(changes.map(changeIcon)).toEqual(["hal-haunt-point", "hal-scare-point", "hal-token-5", "hal-bonus-plus"]);
  });
});

describe("a choice on the stage", () => {
  test("has a picture wherever a picture tells it", () => {
    for (const [step, choices] of Object.entries(CHOICES)) {
      for (const choice of choices) {
        if (isPlain(choice) && choice.type !== "number")
          expect(picturesOf(choice, pendingView(step)).length).toBeGreaterThan(0);
      }
    }
  });

  test("shows the level a section would get", () => {
    expect(picturesOf({ type: "section", section: 1 }, pendingView("raise_section", { level: 4 }))).toEqual([
      "hal-lv-4",
    ]);
  });

  test("cards show when they work", () => {
    expect(["halloween", "points", "move"].map(symbolIcon)).toEqual(["hal-pumpkin", "hal-haunt-point", "hal-a-move"]);
  });
});

describe("a piece let go", () => {
  test("a disc lands on an action space, a card or a bonus token", () => {
    expect(clicksOf("disc", "act 1 fight", offersOf("menu"))).toEqual(["act 1 fight"]);
    expect(clicksOf("disc", "building church", offersOf("menu"))).toEqual([]);
  });

  test("a ghost is picked first, then its way", () => {
    expect(clicksOf("ghost school blue", "building church", offersOf("summon"))).toEqual([
      "ghost school blue",
      "building church",
    ]);
    expect(clicksOf("ghost school blue", "building church", offersOf("move_to"))).toEqual(["building church"]);
    expect(clicksOf("ghost school blue", "ghost theatre red", offersOf("move_to"))).toEqual(["building theatre"]);
  });

  test("an attacker over its foe attacks it", () => {
    expect(clicksOf("ghost school blue", "ghost school red", offersOf("foe"))).toEqual([
      "ghost school blue",
      "ghost school red",
    ]);
    expect(clicksOf("ghost school blue", "ghost school blue", offersOf("foe"))).toEqual([]);
  });

  test("a haunt token finds the only space of a building", () => {
    expect(clicksOf("haunt", "building church", offersOf("haunt"))).toEqual(["space church red"]);
    expect(clicksOf("haunt", "space school blue", offersOf("haunt"))).toEqual(["space school blue"]);
  });
});
