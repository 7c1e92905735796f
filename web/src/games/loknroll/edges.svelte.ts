/** How much of the table's edges is covered: during an animation it only grows, so that the frame does not jump. */
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
