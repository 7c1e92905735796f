/** What moderators, a block or a rule about names forbid, in the person's language. */
import type { Moderated } from "../net/wire.ts";
import { settings } from "../settings/settings.svelte.ts";
import { dateText } from "../words/dates.ts";
import { say } from "../words/words.svelte.ts";

export function moderatedInWords({ what, reason = "", until = null, name = "" }: Moderated): string {
  const date = until === null ? "" : dateText(until, settings.language);
  return say("moderated", { what, holds: until === null ? "good" : "date", date, reason, name }).trim();
}
