/** Keys of the whole page at a table: the space bar skips, letters are commands. */
import { isElsewhere } from "../../interaction/focus.ts";
import type { Director } from "../../model/director/director.svelte.ts";
import type { Command } from "../../settings/keys.ts";
import { commandOf } from "../../settings/pressed.ts";

const BUTTONS = "nav, .hold, .recap"; // the space bar presses them

/** A key went down somewhere on the page. */
export function press(
  event: KeyboardEvent,
  shown: Pick<Director, "moving" | "skip">,
  actions: Partial<Record<Command, () => void>> | null, // null: there is no board yet
): void {
  const target = event.target as HTMLElement;
  if (isElsewhere(event)) return;
  if (event.key === " " && shown.moving && !target.closest(BUTTONS)) {
    event.preventDefault();
    return shown.skip();
  }
  const command = commandOf(event);
  const action = command ? actions?.[command] : undefined;
  if (!action) return;
  event.preventDefault();
  action();
}
