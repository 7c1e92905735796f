import { describe, expect, test } from "vitest";
import type { Length } from "../../settings/hearing.ts";
import { paragraphs, saying, sentence, Voice, type Told } from "./voice.svelte.ts";

const told = (text: string, seat: number | null, concerns = false): Told => ({ text, seat, concerns, short: null });

class Hearing {
  mineOnly = false;
  #waiting: (() => void)[] = [];
  length: Length = "usual";
  now = 0;
  readonly voice = new Voice(
    { mineOnly: () => this.mineOnly, length: () => this.length, now: () => this.now },
    (then) => this.#waiting.push(then),
  );

  get heard(): string[] {
    for (const then of this.#waiting.splice(0)) then();
    return this.voice.said.map(({ text }) => text);
  }
}

describe("paragraphs", () => {
  test("a move and the luck that followed are one, the next seat's is another", () => {
    const lines = [told("Bea rolls.", 1), told("Two wheels.", null), told("Carl passes.", 2)];
    expect(paragraphs(lines, false)).toEqual(["Bea rolls. Two wheels.", "Carl passes."]);
  });

  test("what begins alike is said as a list", () => {
    const lines = ["You are dealt: map.", "You are dealt: curve, left.", "You draw: lamp."].map((text) =>
      told(text, 0),
    );
    expect(paragraphs(lines, false)).toEqual(["You are dealt: map; curve, left. You draw: lamp."]);
  });

  test("who wants to hear only what concerns them hears that, in the same order", () => {
    const lines = [told("Bea lays.", 1), told("Bea breaks your lamp.", 1, true), told("Carl passes.", 2)];
    expect(paragraphs(lines, true)).toEqual(["Bea breaks your lamp."]);
  });
});

describe("a turn in one sentence", () => {
  const laid: Told = { ...told("Bea lays a junction: column 3, 1 row up.", 1), short: "Bea: 3, 1, junction" };
  const drew: Told = { ...told("You draw: map.", 1, true), short: "You draw: map." };

  test("is what its events are in a few words", () => {
    expect(sentence([laid, told("Bea draws a card.", 1), drew], false)).toBe("Bea: 3, 1, junction; You draw: map.");
    expect(sentence([laid, drew], true)).toBe("You draw: map.");
  });

  test("is its first event if none of them has a short form", () => {
    expect(sentence([told("Two wheels.", null), told("Bea rests.", 1), told("Bea ends.", 1)], false)).toBe(
      "Bea rests.",
    );
    expect(sentence([], false)).toBe("");
  });

  test("is said when the next turn begins, or nothing more comes", () => {
    const hearing = new Hearing();
    hearing.length = "short";
    hearing.voice.tell(laid);
    hearing.voice.tell({ ...laid, text: "again", short: "a crossing" });
    expect(hearing.heard).toEqual([]);
    hearing.voice.tell(told("Carl passes.", 2));
    expect(hearing.heard).toEqual(["Bea: 3, 1, junction; a crossing."]);
    hearing.voice.rest();
    expect(hearing.heard.at(-1)).toBe("Carl passes.");
    expect([hearing.voice.walk(-1), hearing.voice.walk(-1)]).toEqual(["Carl passes.", "again"]);
  });
});

describe("a voice of 180 words a minute", () => {
  test("is waited for until it is one turn behind, unless the listener goes on", () => {
    const hearing = new Hearing();
    const six = "Bea lays a crossing: column three.";
    expect(saying(six)).toBe(2000);
    hearing.voice.tell(told(six, 1));
    void hearing.heard;
    expect(hearing.voice.behind).toBe(0);
    hearing.voice.tell(told("Carl passes.", 2));
    void hearing.heard;
    expect(hearing.voice.behind).toBe(2000);
    hearing.now = 1500;
    expect(hearing.voice.behind).toBe(500);
    hearing.voice.goOn();
    expect(hearing.voice.behind).toBe(0);
  });
});

describe("the voice", () => {
  test("says what happened in one go as one, and everything once", () => {
    const hearing = new Hearing();
    hearing.voice.tell(told("Bea lays.", 1));
    hearing.voice.tell(told("The Moon is turned up.", null));
    expect(hearing.heard).toEqual(["Bea lays. The Moon is turned up."]);
    expect(hearing.heard).toHaveLength(1);
  });

  test("says an answer after all that happened before it", () => {
    const hearing = new Hearing();
    hearing.voice.tell(told("Bea lays.", 1));
    hearing.voice.speak("Your turn.");
    expect(hearing.heard).toEqual(["Bea lays.", "Your turn."]);
  });

  test("says the last thing again, as something new in the page", () => {
    const hearing = new Hearing();
    hearing.voice.speak("Your turn.");
    hearing.voice.again();
    expect(hearing.heard).toEqual(["Your turn.", "Your turn."]);
    expect(new Set(hearing.voice.said.map(({ number }) => number)).size).toBe(2);
  });

  test("walks through all that happened, also what was not said aloud, and stops at both ends", () => {
    const hearing = new Hearing();
    hearing.mineOnly = true;
    for (const line of ["One.", "Two.", "Three."]) hearing.voice.tell(told(line, 1));
    expect(hearing.heard).toEqual([]);
    expect(hearing.voice.walk(-1)).toBe("Three.");
    expect(hearing.voice.walk(-1)).toBe("Two.");
    expect(hearing.voice.walk(1)).toBe("Three.");
    expect(hearing.voice.walk(1)).toBeNull();
    expect(hearing.heard).toEqual(["Three.", "Two.", "Three."]);
  });

  test("forgets everything for other eyes, and what was not said yet is not said then", () => {
    const hearing = new Hearing();
    hearing.voice.tell(told("You draw the map.", 0));
    hearing.voice.forget();
    expect(hearing.heard).toEqual([]);
    expect(hearing.voice.walk(-1)).toBeNull();
  });
});
