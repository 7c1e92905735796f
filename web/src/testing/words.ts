/** Texts in tests of modules: English, the default setting. */
import { settings } from "../settings/settings.svelte.ts";
import { loadWords } from "../words/words.svelte.ts";

await loadWords(settings.language);
