/** The place of the board that a line of the log or of the recap speaks of. */
const POINTED = 2500; // ms that a place stays lit after its line was chosen

export class Spotlight {
  place = $state.raw<string | null>(null); // a selector
  chosen = $state(false); // the line was chosen, not only pointed at
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody points at a line, or no more. */
  light(place: string | null): void {
    clearTimeout(this.#timer);
    this.chosen = false;
    this.place = place;
  }

  /** Somebody chose a line: its place stays lit for a while. */
  point(place: string): void {
    this.light(place);
    this.chosen = true;
    this.#timer = setTimeout(() => this.light(null), POINTED);
  }
}
