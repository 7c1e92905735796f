/** How much of the table's edges is covered: while something moves it becomes more and not less, so that no frame hops to and fro. */
import { untrack } from "svelte";

export class Edges {
  right = $state(0); // px
  bottom = $state(0);

  cover(right: number, bottom: number, moving: boolean): void {
    const [most, lowest] = untrack(() => (moving ? [this.right, this.bottom] : [0, 0]));
    this.right = Math.max(most, right);
    this.bottom = Math.max(lowest, bottom);
  }
}
