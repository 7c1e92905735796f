/** What I think of the others at this table, for my eyes: kept in this browser until the tab is closed. */
export type Thought = "none" | "trust" | "doubt";

const NEXT: Readonly<Record<Thought, Thought>> = { none: "doubt", doubt: "trust", trust: "none" };

export class Thoughts {
  #all = $state.raw<Readonly<Record<string, Thought>>>({});
  readonly #key: string;

  /** `table` and `seat` keep two tables, and two people at one device, apart. */
  constructor(table: string, seat: number | null) {
    this.#key = `farol-thoughts ${table} ${seat ?? ""}`;
    this.#all = read(this.#key);
  }

  of(seat: number): Thought {
    return this.#all[seat] ?? "none";
  }

  /** Nothing, suspicion, trust, and nothing again. */
  turn(seat: number): void {
    this.#all = { ...this.#all, [seat]: NEXT[this.of(seat)] };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#all));
    } catch {
      // Storage is forbidden or full: it lasts as long as the page.
    }
  }
}

function read(key: string): Record<string, Thought> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, Thought] => entry[1] === "trust" || entry[1] === "doubt"),
    );
  } catch {
    return {}; // somebody else's text under our key, or no storage
  }
}
