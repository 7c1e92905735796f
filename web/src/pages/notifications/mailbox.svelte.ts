/** E-mail notifications: address and kinds of notices. */
import * as api from "./api.ts";
import type { MailState } from "../../net/wire.ts";
import { ask } from "../../model/app.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Kind } from "./notices.svelte.ts";

interface State {
  known: MailState | null;
  busy: boolean;
}

const state: State = $state({ known: null, busy: false });

export const mailbox = (): Readonly<State> => state;

export async function loadMailbox(): Promise<void> {
  state.known = (await ask(api.mail())) ?? state.known;
}

/** Set the address; an unconfirmed one gets a confirmation letter. */
export async function writeTo(address: string, kinds: readonly Kind[]): Promise<void> {
  state.busy = true;
  const said = { address, kinds: [...kinds], language: settings.language };
  state.known = (await ask(api.setMail(said))) ?? state.known;
  state.busy = false;
}

export async function forgetMailbox(): Promise<boolean> {
  state.busy = true;
  const found = await ask(api.forgetMail());
  state.known = found ?? state.known;
  state.busy = false;
  return Boolean(found);
}
