/**
 * Keyboard shortcuts of a table. Each can be changed or disabled, and none triggers an irreversible action directly.
 */

export const COMMANDS = ["rules", "hint", "undo", "choices", "text", "talk", "explain", "turn", "discard"] as const;
export type Command = (typeof COMMANDS)[number];
export type Keys = Record<Command, string>; // "": disabled

export const USUAL_KEYS: Readonly<Keys> = {
  rules: "?",
  hint: "h",
  undo: "u",
  choices: "l",
  text: "t",
  talk: "s",
  explain: "e",
  turn: "r",
  discard: "d",
};

/** Stored keys that are valid: one character each. */
export function readKeys(found: unknown): Keys {
  const keys = { ...USUAL_KEYS };
  if (typeof found !== "object" || found === null) return keys;
  for (const command of COMMANDS) {
    const key = (found as Partial<Record<Command, unknown>>)[command];
    if (typeof key === "string" && [...key].length <= 1 && key.trim() === key) keys[command] = key.toLowerCase();
  }
  return keys;
}

export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The command of a key; null: none, or shortcuts are disabled. */
export function commandIn(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  on: boolean,
  keys: Readonly<Keys>,
): Command | null {
  if (!on || ctrlKey || metaKey || altKey || [...key].length !== 1) return null;
  return COMMANDS.find((command) => keys[command] === key.toLowerCase()) ?? null;
}
