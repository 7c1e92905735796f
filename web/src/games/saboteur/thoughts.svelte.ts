/** What I think of the others at this table, for my eyes: kept with my notes, as tags of the notebook. */
export type Thought = "none" | "trust" | "doubt" | "unsure";

const NEXT: Readonly<Record<Thought, Thought>> = { none: "doubt", doubt: "trust", trust: "none", unsure: "doubt" };
const TAGS: Readonly<Record<Thought, string>> = { none: "", doubt: "saboteur", trust: "digger", unsure: "unsure" };
const THOUGHTS: readonly Thought[] = ["doubt", "trust", "unsure"];

export class Thoughts {
  readonly #tags: Readonly<Record<number, string>>;
  readonly #keep: ((about: number, tag: string) => void) | null;

  constructor(tags: Readonly<Record<number, string>>, keep: ((about: number, tag: string) => void) | null) {
    this.#tags = tags;
    this.#keep = keep;
  }

  of(seat: number): Thought {
    return THOUGHTS.find((thought) => TAGS[thought] === this.#tags[seat]) ?? "none";
  }

  /** Nothing, suspicion, trust, and nothing again. */
  turn(seat: number): void {
    this.#keep?.(seat, TAGS[NEXT[this.of(seat)]]);
  }
}
