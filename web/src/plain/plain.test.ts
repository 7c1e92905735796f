import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe as group, expect, test } from "vitest";
import type { Choice, Context, EventView, JsonObject, Say } from "../contract/drawing.ts";
import { goldenGames, historyOf, sayOf as sayOfGame, seatsOf, stepsOf } from "../testing/golden.ts";
import { FUNCTIONS } from "../telling/functions.ts";
import { sayOf as tellingSay } from "../telling/say.ts";
import { groupsOf } from "./members.ts";
import { isAbout, placeOf, spotOf, tableOf } from "./pieces.ts";
import { describe, label, log, path, status } from "./words.ts";

const NAMES = `
word-coal = coal
    .colour = #3a3230
    .emblem = ●
suit-hearts = hearts
    .emblem = ♥
phase-block = { $actor } steals from { $target }: who blocks?
event-waited = { $seat } waits.
    .quiet = yes
action-block = Block with { $card }
    .group = Block
seat-members = actor
hand = Your hand
disc-skull = Skull
discs-rose = Rose
word-crown = Crown
disc-crown = Crowned disc
phase-bid = The bidding is on
phase-doubt = Does anybody doubt { OF($claim, "seat") }'s { OF($claim, "card") }?
event-placed = { $seat } places a disc.
    .own = You place a disc.
event-bid = { $seat } says { $bid ->
    [one] one
   *[other] { $bid }
}.
event-lost = { $player } loses a disc to { $target }.
event-turned = { $seat } turns { $disc } at { $where }.
action-bid = Bid { $bid }
`;

const SHELL = ["words", "pages/table"].map((place) => new URL(`../${place}/text/en.ftl`, import.meta.url));

/** The texts of a small game, then the shell's; a missing one is its key. */
function sayOf(names: string): Say {
  const bundle = new FluentBundle("en", { useIsolating: false, functions: FUNCTIONS });
  const shell = SHELL.map((file) => readFileSync(file, "utf8"));
  for (const source of [names, ...shell]) bundle.addResource(new FluentResource(source));
  return tellingSay(
    () => ({ bundle, rules: null }),
    (key) => key,
  );
}

const names = { say: sayOf(NAMES), seats: seatsOf(3) };
const rowsOf = (view: JsonObject) => groupsOf(view, names).flatMap(({ rows }) => rows);

group("what lies on the plain board", () => {
  test("choices are on the cell and about the card that they name", () => {
    const lay = { type: "lay", suit: "red", value: 3, row: 1, column: 2 };
    expect([spotOf(lay), spotOf({ type: "pass" })]).toEqual(["1,2", null]);
    expect(
      [{ suit: "red", value: 3 }, { suit: "red", value: 4 }, "red", "blue", null, ""].map((one) => isAbout(lay, one)),
    ).toEqual([true, false, true, false, false, false]);
  });

  test("a choice is made with the first things of mine that it is about, which keep their names", () => {
    const mineOf = (me: JsonObject) => tableOf({ me }, names).mine?.rows[0]?.parts ?? [];
    const put = { type: "put", jar: "coal" };
    const both = mineOf({ hand: ["crown", "coal"], shelf: ["coal"] });
    expect([placeOf(put, both), placeOf({ type: "pass" }, both)]).toEqual([both[0], undefined]);
    expect(mineOf({ hand: [], shelf: ["coal"] }).map(({ name }) => name)).toEqual(["shelf"]);
    expect(mineOf({ hand: ["coal"] }).map(({ name }) => name)).toEqual([""]);
  });

  test("an empty board is there, and every seat has what all know of it", () => {
    const view = {
      board: [
        ["", ""],
        ["", ""],
      ],
      players: [{ hand: [null] }, { hand: [null] }],
      me: { hand: ["coal"] },
    };
    const table = tableOf(view, names);
    expect(table.areas.map(({ title }) => title)).toEqual(["board"]);
    expect(table.seats.map((parts) => parts.length)).toEqual([1, 1, 0]);
  });

  test("a thing that lies face down is there, and an empty place is empty", () => {
    expect(rowsOf({ discs: [null] })[0]?.entries[0]?.things).toEqual([null]);
    expect(rowsOf({ discs: [] })[0]?.entries[0]?.things).toEqual([]);
    const told = describe({ view: { discs: [null, "skull"], pile: [] }, me: 0, toAct: null, ...names });
    expect(told.map(({ lines }) => lines)).toEqual([["face down, Skull"], ["–"]]);
  });

  test("a thing that lies face down is counted inside of what belongs to a seat, too", () => {
    const [row] = rowsOf({ players: [{ seat: 1, discs: [null, null, "rose"], bid: 2 }] });
    expect(row).toEqual({
      title: "Bea",
      entries: [
        { name: "discs", things: [null, null, "Rose"] },
        { name: "bid", things: ["2"] },
      ],
    });
  });

  test("what is false or missing is not told", () => {
    expect(groupsOf({ bidder: null, flare: false, pile: 0 }, names).map(({ title }) => title)).toEqual(["pile"]);
    expect(rowsOf({ players: [{ passed: false, bid: null, coins: 0 }] })[0]?.entries).toEqual([
      { name: "coins", things: ["0"] },
    ]);
  });

  test("players are called by their names, in the order of the seats; other lists are numbered", () => {
    const titles = (view: JsonObject) => rowsOf(view).map(({ title }) => title);
    expect(titles({ players: [{ bid: 1 }, { bid: 2 }, { bid: 3 }] })).toEqual(["Ana", "Bea", "Carl"]);
    expect(titles({ mats: [{ bid: 1 }, { bid: 2 }, { bid: 3 }] })).toEqual(["1", "2", "3"]);
  });

  test("a word has one name wherever it stands, and another one where the game says so", () => {
    const things = (view: JsonObject) => rowsOf(view)[0]?.entries[0]?.things;
    expect(things({ turned: ["crown", "skull"] })).toEqual(["Crown", "skull"]);
    expect(things({ disc: "crown" })).toEqual(["Crowned disc"]);
  });

  test("members and values have the names of the game, seats those of their people", () => {
    const groups = groupsOf({ hand: ["rose"], target: 2, winners: [0, 1], passed_out: true }, names);
    expect(groups.map(({ title }) => title)).toEqual(["Your hand", "target", "winners", "passed out"]);
    const things = groups.flatMap(({ rows }) => rows.flatMap(({ entries }) => entries.map((entry) => entry.things)));
    expect(things).toEqual([["rose"], ["Carl"], ["Ana", "Bea"], ["yes"]]);
  });

  test("what is mine stands first, options last, and what the bar says is not said twice", () => {
    const view = { game: "skull", seats: 3, phase: "bid", to_act: 0, options: {}, pile: [], me: {} };
    expect(groupsOf(view, names).map(({ title }) => title)).toEqual(["me", "pile", "options"]);
  });

  test("the phase is told by its name", () => {
    const context: Context = { view: { phase: "bid" }, me: 0, toAct: 0, ...names };
    expect(status(context)).toBe("The bidding is on");
    expect(status({ ...context, view: { phase: "show" } })).toBe("show");
    const claim = { seat: 1, card: "coal" };
    expect(status({ ...context, view: { phase: "doubt", claim } })).toBe("Does anybody doubt Bea's coal?");
  });
});

group("the plain table", () => {
  test("has no box for what is empty", () => {
    const empty = { pending: null, row: [], flare: false, options: {}, cards: [[]], word: "" };
    expect(tableOf({ ...empty, me: { hand: [] } }, names)).toEqual({
      facts: [],
      seats: [[], [], []],
      areas: [],
      mine: null,
    });
    expect(tableOf({ coins: 0, flare: true }, names).facts.map(({ name, text, flag }) => [name, text, flag])).toEqual([
      ["coins", "0", false],
      ["flare", "yes", true],
    ]);
  });

  test("gives every seat what is its own, and others a row by name", () => {
    const { seats, areas } = tableOf(
      { players: [{ bid: 1 }, { bid: null }], trick: [{ seat: 2, card: "coal" }] },
      names,
    );
    expect(seats.map((parts) => parts.map(({ text }) => text))).toEqual([["1"], [], []]);
    expect(areas[0]?.rows[0]?.title).toBe("Carl");
    expect(areas[0]?.rows[0]?.parts[0]?.grid[0]?.[0]).toMatchObject({
      text: "coal",
      emblem: "●",
      colour: "#3a3230",
      dark: true,
    });
  });

  test("lays cards of several members, backs with a count, and boards with gaps", () => {
    const things = {
      hand: [{ suit: "hearts", rank: 7 }],
      deck: [null, null, null, null, null],
      land: [
        ["", "coal"],
        ["coal", ""],
      ],
    };
    const [hand, deck, land] = tableOf(things, names).areas.map(({ rows }) => rows[0]!.parts[0]!.grid);
    expect(hand?.[0]?.[0]).toMatchObject({ text: "hearts 7", print: "7", emblem: "♥", kind: "face" });
    expect(deck?.[0]).toMatchObject([{ kind: "back", count: 5 }]);
    expect(land?.map((row) => row.map(({ kind }) => kind))).toEqual([
      ["gap", "face"],
      ["face", "gap"],
    ]);
  });

  test("asks with names, groups choices, and leaves out what is quiet", () => {
    const context: Context = { view: { phase: "block", actor: 1, target: 2 }, me: 0, toAct: 0, ...names };
    expect(status(context)).toBe("Bea steals from Carl: who blocks?");
    expect([path({ type: "block", card: "coal" }, names), path({ type: "bid" }, names)]).toEqual([["Block"], []]);
    expect(log({ kind: "waited", seat: 1 }, { ...names, me: 0 })).toBeNull();
  });
});

group("what happens on the plain board", () => {
  const told = (event: EventView, me: number | null = null) => log(event, { ...names, me })?.text;

  test("is told in the game's own sentence, with the name of the seat", () => {
    expect(told({ kind: "placed", seat: 1 })).toBe("Bea places a disc.");
    expect(told({ kind: "bid", seat: 0, bid: 1 })).toBe("Ana says one.");
    expect(told({ kind: "lost", seat: 2, target: 0 })).toBe("Carl loses a disc to Ana.");
  });

  test("is told to whom did it as the game says it to them, or by name where it has no such sentence", () => {
    expect(told({ kind: "placed", seat: 1 }, 1)).toBe("You place a disc.");
    expect(told({ kind: "placed", seat: 1 }, 0)).toBe("Bea places a disc.");
    expect(told({ kind: "bid", seat: 0, bid: 1 }, 0)).toBe("Ana says one.");
  });

  test("what I know besides stands behind the sentence", () => {
    expect(told({ kind: "placed", seat: 1, disc: "skull" })).toBe("Bea places a disc. (disc Skull)");
  });

  test("without a sentence, or with one that needs more, everything is told as it stands", () => {
    expect(told({ kind: "all-passed" })).toBe("all passed");
    expect(told({ kind: "turned", seat: 1, disc: "skull" })).toBe("turned: seat Bea, disc Skull");
  });
});

test("a choice is called by the game, and by all that its name leaves open", () => {
  const choices: Choice[] = [
    { type: "bid", bid: 2 },
    { type: "bid", bid: 2, open: true },
    { type: "place", disc: "skull" },
    { type: "pass_on" },
  ];
  expect(choices.map((choice) => label(choice, names))).toEqual([
    "Bid 2",
    "Bid 2 · open yes",
    "place · disc Skull",
    "pass on",
  ]);
});

group.each(goldenGames())("a whole game of %s on the plain board", (game, [count = 0]) => {
  const steps = stepsOf<JsonObject, EventView>(game, count);
  const say = sayOfGame(game, "en");
  const seats = seatsOf(count);

  test("has words for every view and every event", () => {
    const views = steps.flatMap(({ views: seen = [] }) => seen);
    expect(views).not.toEqual([]);
    for (const view of views) {
      for (const { title, lines } of describe({ view, me: null, toAct: null, say, seats })) {
        expect(title).not.toBe("");
        for (const line of lines) expect(line).not.toMatch(/undefined|\[object|\{ ?\$/);
      }
    }
    for (const event of historyOf(steps, 0).flatMap(({ events }) => events)) {
      expect(log(event, { say, seats, me: 0 })?.text).toMatch(/^(?!.*(undefined|\[object|\{ ?\$)).+/);
    }
  });
});
