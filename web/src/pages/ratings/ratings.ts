/** Format of a rating: value and uncertainty. */
import type { Rating } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** Such as "24 ± 3". */
export function ratingText(rating: Rating): string {
  return say("rating-value", { value: Math.round(rating.value), give: Math.round(rating.give) });
}
