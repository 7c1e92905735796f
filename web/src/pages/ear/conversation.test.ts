import { describe, expect, test } from "vitest";
import type { Choice } from "../../contract/drawing.ts";
import type { Understood } from "../../net/wire.ts";
import { Conversation, type Command } from "./conversation.svelte.ts";

const WORDS: Readonly<Record<string, string>> = { "ear-type-again": "again, repeat", "ear-type-slower": "slower" };
const lay = (x: number): Choice => ({ type: "lay", x });

class Table {
  asked: string[] = [];
  said: string[] = [];
  chosen: Choice[] = [];
  commands: Command[] = [];
  spoken: unknown[] = [];
  hints = 0;
  gone = 0;
  online = true;
  readonly talk = new Conversation({
    ask: (text, complete) =>
      this.online ? (this.asked.push(text + (complete ? "…" : "")), `words-${this.asked.length}`) : null,
    branches: (choices) =>
      choices
        ? choices.map((choice) => ({ label: `at ${String(choice["x"])}`, choices: [choice] }))
        : [
            { label: "Curve", choices: [lay(1), lay(2)] },
            { label: "Pass", choices: [{ type: "pass" }] },
          ],
    choose: (choice) => this.chosen.push(choice),
    command: (name) => this.commands.push(name),
    words: (key) => WORDS[key] ?? key,
    speak: (text) => this.said.push(text),
    hint: () => (this.hints += 1),
    claim: (claim) => this.spoken.push(claim),
    chat: (text) => this.spoken.push(text),
    goOn: () => (this.gone += 1),
  });

  types(text: string): void {
    this.talk.text = text;
    this.talk.send();
  }

  hears(found: Partial<Understood>): void {
    this.talk.hear({
      type: "understood",
      id: `words-${this.asked.length}`,
      seat: 0,
      version: 3,
      meaning: "told",
      lines: [],
      ...found,
    });
  }
}

describe("a conversation with a table", () => {
  test("other things to do are picked by number, and nothing is said to be there", () => {
    const table = new Table();
    const done: string[] = [];
    const names = ["Mute Ana", "Block Ana"];
    table.talk.offer(
      names.map((label) => ({ label, run: () => done.push(label) })),
      "nobody",
    );
    expect(table.said.at(-1)).toBe("1: Mute Ana. 2: Block Ana.");
    table.types("2");
    expect(done).toEqual(["Block Ana"]);
    expect(table.talk.options.map(({ label }) => label)).toEqual(["Curve", "Pass"]);
    table.talk.offer([], "nobody");
    expect(table.said.at(-1)).toBe("nobody.");
  });

  test("a claim and a line of chat are said at once, and end a confirmation", () => {
    const table = new Table();
    const claim = { type: "think", about: 2, stance: "saboteur" };
    table.types("brake lamp");
    table.hears({ meaning: "move", action: lay(1), lines: ["did you mean"] });
    table.types("accuse Brasa");
    table.hears({ meaning: "claim", lines: ["I think Brasa is a saboteur."], claim });
    table.types("chat hello");
    table.hears({ meaning: "chat", lines: ["hello"] });
    expect(table.spoken).toEqual([claim, "hello"]);
    expect(table.talk.canGoBack).toBe(false);
    expect(table.chosen).toEqual([]);
  });

  test("a number picks, a branch is opened first, and 0 goes back", () => {
    const table = new Table();
    table.types("1");
    expect(table.said.at(-1)).toBe("Curve: 1: at 1. 2: at 2.");
    table.types("0");
    expect(table.talk.options.map(({ label }) => label)).toEqual(["Curve", "Pass"]);
    table.types("1");
    table.types("2");
    expect(table.chosen).toEqual([lay(2)]);
    expect(table.talk.canGoBack).toBe(false);
  });

  test("a number that is not in the list changes nothing and says so", () => {
    const table = new Table();
    table.types("7");
    expect(table.said).toEqual(["ear-no-number."]);
    expect(table.chosen).toEqual([]);
  });

  test("a number that was begun for another list does not count, and the new list is read", () => {
    const table = new Table();
    table.talk.text = "1";
    table.talk.began();
    table.talk.trail = [[lay(1), lay(2)]]; // the list changes meanwhile
    table.talk.send();
    expect(table.chosen).toEqual([]);
    expect(table.said.at(-1)).toBe("ear-list-changed: 1: at 1. 2: at 2.");
    table.talk.text = "2";
    table.talk.began();
    table.talk.send();
    expect(table.chosen).toEqual([lay(2)]);
  });

  test("one choice of a place waits for one more Enter, several are a list", () => {
    const table = new Table();
    table.talk.offerAt("6, 1", [lay(6)]);
    expect(table.said.at(-1)).toBe("6, 1: at 6. ear-walk-sure.");
    expect(table.chosen).toEqual([]);
    table.talk.pick(1);
    expect(table.chosen).toEqual([lay(6)]);
    table.talk.offerAt("7, 1", [lay(7), lay(8)]);
    expect(table.said.at(-1)).toBe("7, 1: 1: at 7. 2: at 8.");
  });

  test("words are asked about, and a sure move is made", () => {
    const table = new Table();
    table.types("curve 1");
    expect(table.asked).toEqual(["curve 1"]);
    expect(table.talk.awaits("words-1")).toBe(true);
    expect(table.talk.awaits("words-2")).toBe(false);
    table.hears({ meaning: "move", action: lay(1), sure: true });
    expect(table.chosen).toEqual([lay(1)]);
  });

  test("a move that is not sure is asked about first", () => {
    const table = new Table();
    table.types("throw it");
    table.hears({ meaning: "move", action: lay(1), sure: false, lines: ["Did you mean: lay?"] });
    expect(table.chosen).toEqual([]);
    expect(table.said.at(-1)).toBe("Did you mean: lay? ear-confirm.");
    table.types("1");
    expect(table.chosen).toEqual([lay(1)]);
  });

  test("several meanings are a list; one of them may ask on", () => {
    const table = new Table();
    table.types("curve");
    const options = [
      { label: "at 1", text: "c1", action: lay(1) },
      { label: "elsewhere", text: "curve #2" },
    ];
    table.hears({ meaning: "which", lines: ["Which of 5?"], options });
    expect(table.said.at(-1)).toBe("Which of 5? 1: at 1. 2: elsewhere.");
    table.types("2");
    expect(table.asked).toEqual(["curve", "curve #2"]);
  });

  test("an answer is said whole, and what I may do is the list again", () => {
    const table = new Table();
    table.types("hand");
    table.hears({ lines: ["a curve", "a map"] });
    expect(table.said.at(-1)).toBe("a curve. a map.");
    expect(table.talk.options).toHaveLength(2);
  });

  test("a list that was said stays while one asks something", () => {
    const table = new Table();
    table.types("curve");
    const options = [lay(5), lay(6)].map((action) => ({ label: "there", text: "c", action }));
    table.hears({ meaning: "which", lines: ["Which of 2?"], options });
    table.types("goals");
    table.hears({ lines: ["The Moon: face down"] });
    table.types("2");
    expect(table.chosen).toEqual([lay(6)]);
  });

  test("what was offered for words that were not understood goes with the next words", () => {
    const table = new Table();
    table.types("hnad");
    table.hears({ meaning: "unknown", lines: ["?"], options: [{ label: "hand", text: "hand", action: null }] });
    expect(table.talk.options.map(({ label }) => label)).toEqual(["hand"]);
    table.types("score");
    table.hears({ lines: ["nobody leads"] });
    table.types("2");
    expect(table.chosen).toEqual([{ type: "pass" }]);
  });

  test("a branch stays open while one asks something", () => {
    const table = new Table();
    table.types("1");
    table.types("goals");
    table.hears({ lines: ["The Moon: face down"] });
    table.types("2");
    expect(table.chosen).toEqual([lay(2)]);
  });

  test("a move that was perhaps not meant is not confirmed by a number after another question", () => {
    const table = new Table();
    table.types("throw it");
    table.hears({ meaning: "move", action: lay(9), sure: false, lines: ["Did you mean: lay?"] });
    table.types("hand");
    table.hears({ lines: ["a curve"] });
    table.types("1");
    expect(table.chosen).toEqual([]);
    expect(table.said.at(-1)).toBe("Curve: 1: at 1. 2: at 2.");
  });

  test("words of the browser itself are not asked about", () => {
    const table = new Table();
    table.types("Repeat");
    table.types("slower");
    expect(table.commands).toEqual(["again", "slower"]);
    expect(table.asked).toEqual([]);
  });

  test("nothing typed goes on; a hint is asked for; without a line that is said", () => {
    const table = new Table();
    table.types("  ");
    expect(table.gone).toBe(1);
    table.types("hint");
    table.hears({ meaning: "hint" });
    expect(table.hints).toBe(1);
    table.online = false;
    table.types("last");
    expect(table.said.at(-1)).toBe("offline.");
  });

  test("one ending is put in, several are said, none is said so", () => {
    const table = new Table();
    table.talk.text = "cu";
    table.talk.complete();
    expect(table.asked).toEqual(["cu…"]);
    table.hears({ endings: ["curve"] });
    expect(table.talk.text).toBe("curve ");
    table.talk.complete();
    table.hears({ endings: ["curve left", "curve right"] });
    expect(table.said.at(-1)).toBe("curve left, curve right");
    table.talk.complete();
    table.hears({ endings: [] });
    expect(table.said.at(-1)).toBe("ear-no-ending");
  });

  test("a refusal is an answer", () => {
    const table = new Table();
    table.types("last");
    table.talk.refused("words-1", "So many questions");
    expect(table.said.at(-1)).toBe("So many questions.");
    expect(table.talk.awaits("words-1")).toBe(false);
  });

  test("a number typed before an answer came picks from what the answer offers", () => {
    const table = new Table();
    table.types("curve");
    table.types("2");
    expect(table.chosen).toEqual([]);
    const options = [lay(5), lay(6)].map((action) => ({ label: "there", text: "c", action }));
    table.hears({ meaning: "which", lines: ["Which of 2?"], options });
    expect(table.chosen).toEqual([lay(6)]);
  });

  test("what is typed after a move waits until the table has moved on", () => {
    const table = new Table();
    table.types("curve 1");
    table.types("score");
    table.hears({ meaning: "move", action: lay(1), sure: true });
    expect(table.asked).toEqual(["curve 1"]);
    table.talk.movedOn();
    expect(table.asked).toEqual(["curve 1", "score"]);
  });

  test("after a broken connection nobody waits for an answer", () => {
    const table = new Table();
    table.types("hand");
    table.types("1");
    table.talk.lost();
    table.types("score");
    expect(table.asked).toEqual(["hand", "score"]);
    expect(table.talk.awaits("words-1")).toBe(false);
  });

  test("what could not be read yet is asked again by itself, but not for ever", () => {
    const table = new Table();
    table.types("hand");
    table.talk.unread("words-1");
    table.talk.unread("words-2");
    expect(table.asked).toEqual(["hand", "hand", "hand"]);
    expect(table.said).toEqual(["ear-moment"]);
    table.talk.unread("words-3");
    expect(table.asked).toHaveLength(3);
    expect(table.said.at(-1)).toBe("ear-unread.");
    table.types("score");
    expect(table.asked.at(-1)).toBe("score");
  });

  test("a second question before the first answer: both are answered, each as what it was", () => {
    const table = new Table();
    table.types("hand");
    table.talk.text = "cu";
    table.talk.complete();
    table.types("score");
    table.hears({ id: "words-1", lines: ["a curve"] });
    table.hears({ id: "words-2", endings: ["curve left", "curve right"] });
    expect(table.talk.awaits("words-3")).toBe(true);
    table.talk.refused("words-3", "Later");
    expect(table.said).toEqual(["a curve.", "curve left, curve right", "Later."]);
    expect(["words-1", "words-2", "words-3"].some((id) => table.talk.awaits(id))).toBe(false);
  });
});
