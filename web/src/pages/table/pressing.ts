/** Keyboard handling of a table's page: the space bar skips, letters are commands. */
import { isElsewhere } from "../../interaction/focus.ts";
import type { Director } from "../../model/director/director.svelte.ts";
import type { Command } from "../../settings/keys.ts";
import { commandOf } from "../../settings/pressed.ts";

const BUTTONS = "nav, .hold, .recap"; // the space bar presses these

/** A keydown on the page. */
export function press(
  event: KeyboardEvent,
  shown: Pick<Director, "moving" | "skip">,
  actions: Partial<Record<Command, () => void>> | null, // null: no board yet
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
