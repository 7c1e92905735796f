/** The place of the board that a line of the log or recap refers to. */
const POINTED = 2500; // ms of a highlight after its line was clicked

export class Spotlight {
  place = $state.raw<string | null>(null); // a selector
  chosen = $state(false); // the line was clicked, not only hovered
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A line is hovered, or no longer. */
  light(place: string | null): void {
    clearTimeout(this.#timer);
    this.chosen = false;
    this.place = place;
  }

  /** A line was clicked: its place stays highlighted for a while. */
  point(place: string): void {
    this.light(place);
    this.chosen = true;
    this.#timer = setTimeout(() => this.light(null), POINTED);
  }
}
