import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settle } from "./model/place.svelte.ts";
import { settings } from "./settings/settings.svelte.ts";
import { loadWords } from "./words/words.svelte.ts";

const PATIENCE = 400; // timeout in milliseconds: a page without its fonts is better than none
const FRESH = 10_000; // milliseconds: a page younger than that is not older than its files

/** Loads the fonts before the first render, so that nothing shifts. */
async function fonts(): Promise<void> {
  const faces = ['700 16px "Fraunces Variable"', '400 16px "Inter Variable"'].map((face) => document.fonts.load(face));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(faces), late]);
}

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no element #app");
  await Promise.all([settle(), fonts(), loadWords(settings.language)]);
  target.replaceChildren(); // the placeholder shown while the program loads
  mount(App, { target });
}

// A page that was open during an update requests files that are gone; a reload gets the new ones.
addEventListener("vite:preloadError", (event) => {
  if (performance.now() < FRESH) return; // just loaded: an update is not the reason
  event.preventDefault();
  location.reload();
});

void start();
