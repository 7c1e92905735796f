/** Personal settings, stored in this browser. */
import { PACES, type Pace } from "./pace.ts";
import { readHearing, type Hearing } from "./hearing.ts";
import { readKeys, type Keys } from "./keys.ts";
import { measureScreen } from "./screen.svelte.ts";

export type Language = "en" | "es";
export type Theme = "auto" | "dark" | "light";
export type Switch = "auto" | "on" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Switch; // auto: the system's setting
  pace: Pace; // of animations
  sound: boolean;
  hearing: Hearing;
  colourSafe: boolean;
  textSize: number; // 1 is normal
  confirm: boolean;
  talk: boolean; // show others' claims
  ear: boolean; // play by ear: the table in words, moves typed
  mineOnly: boolean; // announce only what concerns me
  letters: boolean; // shortcuts at a table
  keys: Keys;
  previews: boolean; // show the score of a move: +n
  comments: boolean; // bots comment on games where talk is no part of the game
}

export const LANGUAGES: readonly Language[] = ["en", "es"];
export const TEXT_SIZES: readonly number[] = [0.9, 1, 1.15, 1.3, 1.6, 2];
const KEY = "farol-settings";

/** The first of the browser's languages that is supported. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    const ours = LANGUAGES.find((known) => known === language);
    if (ours) return ours;
  }
  return "en";
}

export function defaultSettings(languages: readonly string[]): Settings {
  return {
    language: preferredLanguage(languages),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    sound: true,
    hearing: readHearing(null),
    colourSafe: false,
    textSize: 1,
    confirm: false,
    talk: true,
    ear: false,
    mineOnly: false,
    letters: true,
    keys: readKeys(null),
    previews: true,
    comments: false,
  };
}

/** Valid stored settings, with defaults for the rest. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const settings = defaultSettings(languages);
  let found: unknown = null;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return settings; // invalid content under our key
  }
  if (typeof found !== "object" || found === null) return settings;
  const {
    language,
    theme,
    motion,
    pace,
    sound,
    colourSafe,
    textSize,
    confirm,
    talk,
    comments,
    ear,
    mineOnly,
    letters,
    previews,
  } = found as Partial<Settings>;
  if (language && LANGUAGES.includes(language)) settings.language = language;
  if (theme === "dark" || theme === "light") settings.theme = theme;
  if (motion === "on" || motion === "off") settings.motion = motion;
  if (textSize && TEXT_SIZES.includes(textSize)) settings.textSize = textSize;
  if (pace && PACES.includes(pace)) settings.pace = pace;
  if (sound === false) settings.sound = false;
  if (colourSafe === true) settings.colourSafe = true;
  if (confirm === true) settings.confirm = true;
  if (talk === false) settings.talk = false;
  if (comments === true) settings.comments = true;
  if (ear === true) settings.ear = true;
  if (mineOnly === true) settings.mineOnly = true;
  if (letters === false) settings.letters = false;
  if (previews === false) settings.previews = false;
  settings.hearing = readHearing((found as Partial<Settings>).hearing);
  settings.keys = readKeys((found as Partial<Settings>).keys);
  return settings;
}

const inBrowser = typeof window !== "undefined";
const darkWanted = inBrowser ? window.matchMedia("(prefers-color-scheme: dark)") : null;
const stillWanted = inBrowser ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: settings last as long as the page
  }
}

export const settings: Settings = $state(
  readSettings(inBrowser ? stored() : null, inBrowser ? navigator.languages : ["en"]),
);

const system = $state({ dark: darkWanted?.matches ?? true, still: stillWanted?.matches ?? false });
darkWanted?.addEventListener("change", (event) => (system.dark = event.matches));
stillWanted?.addEventListener("change", (event) => (system.still = event.matches));

export function theme(): "dark" | "light" {
  return settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme;
}

export function motion(): boolean {
  return settings.motion === "auto" ? !system.still : settings.motion === "on";
}

/** Apply and store the settings; call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = theme();
    root.dataset["motion"] = motion() ? "on" : "off";
    root.dataset["previews"] = settings.previews ? "on" : "off";
    root.dataset["colours"] = settings.colourSafe ? "safe" : "all";
    root.style.setProperty("--text-size", String(settings.textSize));
    measureScreen();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Storage is forbidden or full: the settings last as long as the page.
    }
  });
}
