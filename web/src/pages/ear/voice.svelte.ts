/** Queue of announcements: everything once, in the order in which it was shown, in a polite live region. */

/** An event in words. */
export interface Told {
  readonly text: string;
  readonly seat: number | null; // the seat of its move; null: chance, which belongs to the previous move
  readonly concerns: boolean; // it concerns me, or everybody
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

export class Voice {
  said = $state.raw<readonly Utterance[]>([]);

  readonly #mineOnly: () => boolean;
  readonly #later: (then: () => void) => void;
  #fresh: Told[] = [];
  #past: readonly string[] = []; // the history, line by line
  #at = 0; // the position in the history; its length: at the end
  #last = "";
  #count = 0;

  constructor(mineOnly: () => boolean, later = (then: () => void) => queueMicrotask(then)) {
    this.#mineOnly = mineOnly;
    this.#later = later;
  }

  /** Add an event. Events of the same moment are announced together. */
  tell(told: Told): void {
    this.#fresh.push(told);
    if (this.#fresh.length === 1) this.#later(() => this.#flush());
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
    this.said = [];
  }

  #flush(): void {
    const fresh = this.#fresh;
    if (fresh.length === 0) return;
    this.#fresh = [];
    this.#past = [...this.#past, ...fresh.map(({ text }) => text)].slice(-LONGEST);
    this.#at = this.#past.length;
    for (const text of paragraphs(fresh, this.#mineOnly())) this.#utter(text);
  }

  #utter(text: string): void {
    this.#count += 1;
    this.#last = text;
    this.said = [...this.said, { number: this.#count, text }].slice(-LONGEST);
  }
}
