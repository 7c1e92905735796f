/** What tests of modules find said: English, as the settings have it before anybody changes them. */
import { settings } from "../settings/settings.svelte.ts";
import { loadWords } from "../words/words.svelte.ts";

await loadWords(settings.language);
