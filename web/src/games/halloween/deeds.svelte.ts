/** The latest two actions of the present turn, as far as they were shown, with their results. */
import type { Happening, LogLine } from "../../contract/drawing.ts";
import { withGains } from "../../telling/gains.ts";
import type { Event } from "./wire.ts";

const LATEST = 2;

export class Deeds {
  lines = $state.raw<readonly string[]>([]); // oldest first
  #last: { readonly text: string; readonly gains: string[] } | null = null;
  #version = 0; // the last step added
  #told = 0; // number of its events added
  #mover: number | null = null;

  /** Add an event that was shown; the next turn starts empty. */
  tell(news: readonly Happening<Event>[], words: (event: Event) => LogLine | null): void {
    for (const { version, events, undoneTo } of news) {
      if (undoneTo !== undefined) this.#clear();
      if (version < this.#version) continue;
      const fresh = version === this.#version ? events.slice(this.#told) : events;
      for (const event of fresh) this.#add(event, words(event));
      [this.#version, this.#told] = [version, events.length];
    }
  }

  /** The page has jumped elsewhere in the game: start empty. */
  forget(): void {
    this.#clear();
    [this.#version, this.#told, this.#mover] = [0, 0, null];
  }

  #clear(): void {
    this.lines = [];
    this.#last = null;
  }

  #add({ seat }: Event, line: LogLine | null): void {
    if (!line || line.aside) return;
    const { text, brings } = line;
    if (brings !== undefined) return void (brings && this.#gain(brings));
    const next = typeof seat === "number" && seat !== this.#mover;
    if (typeof seat === "number") this.#mover = seat;
    this.#last = { text, gains: [] };
    this.lines = [...(next ? [] : this.lines), text].slice(-LATEST);
  }

  #gain(gain: string): void {
    if (!this.#last) return;
    this.#last.gains.push(gain);
    this.lines = [...this.lines.slice(0, -1), withGains(this.#last.text, this.#last.gains)];
  }
}
