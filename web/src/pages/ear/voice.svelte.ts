/** Queue of announcements: everything once, in the order in which it was shown, in a polite live region. */

import type { Length } from "../../settings/hearing.ts";

/** An event in words. */
export interface Told {
  readonly text: string;
  readonly seat: number | null; // the seat of its move; null: chance, which belongs to the previous move
  readonly concerns: boolean; // it concerns me, or everybody
  readonly short: string | null; // what is said of it where a turn is one sentence; null: nothing
}

export interface Utterance {
  readonly number: number;
  readonly text: string;
}

const LONGEST = 400; // utterances in the page, and lines of the history

/** With final punctuation, so that a voice pauses there. */
export function ended(line: string): string {
  return /[.!?:;…]$/.test(line) ? line : `${line}.`;
}

/** Simultaneous events: a paragraph for each move. */
export function paragraphs(told: readonly Told[], mineOnly: boolean): string[] {
  const moves: { seat: number | null; lines: string[] }[] = [];
  for (const { text, seat, concerns } of told) {
    const last = moves.at(-1);
    const lines = mineOnly && !concerns ? [] : [text];
    if (last && (seat === null || last.seat === seat)) last.lines.push(...lines);
    else moves.push({ seat, lines });
  }
  return moves.filter(({ lines }) => lines.length > 0).map(({ lines }) => together(lines).join(" "));
}

/** A turn in one sentence; if nothing in it is to be said, its first event. */
export function sentence(told: readonly Told[], mineOnly: boolean): string {
  const some = told.filter(({ concerns }) => !mineOnly || concerns);
  const short = some.flatMap(({ short }) => short ?? []);
  const first = some.find(({ seat }) => seat !== null)?.text;
  const parts = short.length > 0 || !first ? short : [first];
  const once = parts.filter((part, index) => parts.indexOf(part) === index);
  const said = together(once).map((part) => part.replace(/[.]$/, ""));
  return said.length > 0 ? ended(said.join("; ")) : "";
}

/** "You are dealt: map. You are dealt: lamp." becomes "You are dealt: map; lamp." */
function together(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let begun = "";
  for (const line of lines) {
    const [, head = "", rest = ""] = /^([^:.]+: )([^:]+)\.$/.exec(line) ?? [];
    if (head && head === begun) joined.push(`${(joined.pop() ?? "").slice(0, -1)}; ${rest}.`);
    else joined.push(line);
    begun = head;
  }
  return joined;
}

const WORD = 60_000 / 180; // ms that a word takes to be said

export const saying = (text: string): number => text.split(/\s+/).filter(Boolean).length * WORD;

export interface Listening {
  mineOnly(): boolean;
  length(): Length;
  now(): number; // ms
}

export class Voice {
  said = $state.raw<readonly Utterance[]>([]);

  readonly #listening: Listening;
  readonly #later: (then: () => void) => void;
  #fresh: Told[] = [];
  #past: readonly string[] = []; // the history, line by line
  #at = 0; // the position in the history; its length: at the end
  #last = "";
  #count = 0;
  #turn: number | null = null; // the seat of the last event
  #silent = 0; // when all that was announced has been said
  #before = 0; // when what was announced before this turn has been said

  constructor(listening: Listening, later = (then: () => void) => queueMicrotask(then)) {
    this.#listening = listening;
    this.#later = later;
  }

  /** Add an event. Events of the same moment are announced together. */
  tell(told: Told): void {
    if (told.seat !== null && told.seat !== this.#turn) {
      this.#flush(); // another's turn begins
      this.#turn = told.seat;
      this.#before = this.#silent;
    }
    this.#fresh.push(told);
    if (this.#fresh.length === 1 && this.#listening.length() !== "short") this.#later(() => this.#flush());
  }

  /** Nothing more comes for now: announce what a turn has had so far. */
  rest(): void {
    this.#flush();
  }

  /** How long the next turn of others should wait, so that the voice is not more than one turn behind. */
  get behind(): number {
    return Math.max(0, this.#before - this.#listening.now());
  }

  /** The listener went on: what was announced is not waited for. */
  goOn(): void {
    this.#silent = this.#before = 0;
  }

  /** Announce text after all pending events. */
  speak(text: string): void {
    this.#flush();
    if (text) this.#utter(text);
  }

  /** Repeat the last announcement. */
  again(): void {
    if (this.#last) this.#utter(this.#last);
  }

  /** Move one line back or forward in the history; returns the line, or null at the end. */
  walk(step: -1 | 1): string | null {
    this.#flush();
    const line = this.#past[this.#at + step];
    if (line === undefined) return null;
    this.#at += step;
    this.#utter(line);
    return line;
  }

  /** Clear everything: another table, or another seat. */
  forget(): void {
    this.#fresh = [];
    this.#past = [];
    this.#at = 0;
    this.#last = "";
    this.#turn = null;
    this.goOn();
    this.said = [];
  }

  #flush(): void {
    const fresh = this.#fresh;
    if (fresh.length === 0) return;
    this.#fresh = [];
    this.#past = [...this.#past, ...fresh.map(({ text }) => text)].slice(-LONGEST);
    this.#at = this.#past.length;
    const [mineOnly, short] = [this.#listening.mineOnly(), this.#listening.length() === "short"];
    for (const text of short ? [sentence(fresh, mineOnly)] : paragraphs(fresh, mineOnly)) if (text) this.#utter(text);
  }

  #utter(text: string): void {
    this.#count += 1;
    this.#silent = Math.max(this.#silent, this.#listening.now()) + saying(text);
    this.#last = text;
    this.said = [...this.said, { number: this.#count, text }].slice(-LONGEST);
  }
}
