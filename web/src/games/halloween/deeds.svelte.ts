/** What somebody has done in the turn under way, as far as it was seen: the latest two things, in words. */
import type { Happening } from "../../contract/drawing.ts";
import type { Event } from "./wire.ts";

const LATEST = 2;

export class Deeds {
  lines = $state.raw<readonly string[]>([]); // oldest first
  #version = 0; // the last step that was told
  #told = 0; // how many of its events
  #mover: number | null = null;

  /** It was seen; a turn that ends is still told, and the next one begins with nothing. */
  tell(news: readonly Happening<Event>[], words: (event: Event) => string): void {
    for (const { version, events, undoneTo } of news) {
      if (undoneTo !== undefined) this.lines = [];
      if (version < this.#version) continue;
      const fresh = version === this.#version ? events.slice(this.#told) : events;
      for (const event of fresh) this.#add(event, words(event));
      [this.#version, this.#told] = [version, events.length];
    }
  }

  /** The page is elsewhere in the game: nothing of it was seen. */
  forget(): void {
    this.lines = [];
    [this.#version, this.#told, this.#mover] = [0, 0, null];
  }

  #add({ seat }: Event, text: string): void {
    const next = typeof seat === "number" && seat !== this.#mover;
    if (typeof seat === "number") this.#mover = seat;
    this.lines = [...(next ? [] : this.lines), text].slice(-LATEST);
  }
}
