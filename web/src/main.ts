import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settle } from "./model/place.svelte.ts";
import { settings } from "./settings/settings.svelte.ts";
import { loadWords } from "./words/words.svelte.ts";

const PATIENCE = 400; // milliseconds: a page without its fonts is better than no page
const FRESH = 10_000; // milliseconds: so young a page is no older than its files

/** With the fonts there before the first word is drawn, nothing shifts. */
async function fonts(): Promise<void> {
  const faces = ['700 16px "Fraunces Variable"', '400 16px "Inter Variable"'].map((face) => document.fonts.load(face));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(faces), late]);
}

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no element #app");
  await Promise.all([settle(), fonts(), loadWords(settings.language)]);
  target.replaceChildren(); // the lantern that was lit while the program loaded
  mount(App, { target });
}

// A page that was open during an update asks for files that are gone; the new ones come with the page.
addEventListener("vite:preloadError", (event) => {
  if (performance.now() < FRESH) return; // it has only just come: then it is not that
  event.preventDefault();
  location.reload();
});

void start();
