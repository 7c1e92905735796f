/** Keyboard shortcuts by the present settings. */
import { commandIn, type Command, type Pressed } from "./keys.ts";
import { settings } from "./settings.svelte.ts";

export const commandOf = (event: Pressed): Command | null => commandIn(event, settings.letters, settings.keys);

/** The number of a card in the hand; null if shortcuts are disabled, and digits with them. */
export function digitOf({ key, ctrlKey, metaKey, altKey }: Pressed): number | null {
  return settings.letters && !ctrlKey && !metaKey && !altKey && /^[1-9]$/.test(key) ? Number(key) : null;
}
