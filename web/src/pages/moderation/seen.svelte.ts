/** The latest decision that I have read on this device. */
const KEY = "farol.decision";

class Seen {
  #decision = $state(Number(localStorage.getItem(KEY) ?? 0) || 0);

  get decision(): number {
    return this.#decision;
  }

  set decision(number: number) {
    this.#decision = number;
    try {
      localStorage.setItem(KEY, String(number));
    } catch {
      // a full or forbidden store: it is told again
    }
  }
}

export const seen = new Seen();
