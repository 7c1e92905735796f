// How far a voice is behind the turns that a director shows: node bench/listening.mjs GAME PACE THINKING WAITS < games.json
// Events carry their words (`said`, `short`). Time is virtual: a busy machine changes nothing.
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [name, pace, thinking, waits, length] = process.argv.slice(2);
const client = new URL("../web", import.meta.url).pathname;
const { createServer } = await import(pathToFileURL(createRequire(`${client}/`).resolve("vite")));
const options = { middlewareMode: true, hmr: false, ws: false };
const vite = await createServer({ root: client, server: options, appType: "custom", logLevel: "error" });
const { Director } = await vite.ssrLoadModule("/src/model/director/director.svelte.ts");
const { Voice, saying } = await vite.ssrLoadModule("/src/pages/ear/voice.svelte.ts");
const game = await vite.ssrLoadModule(`/src/games/${name}/shows.ts`);
const ME = 0;
const FRAME = 17; // ms until a page is drawn

/** The turns of others: how long each stands on the screen, its words, and how many turns the voice is behind at its end. */
function listen({ first, seats, steps }) {
  let now = 0;
  let timers = [];
  const turns = []; // of others: seat, from, until, words, ms that its words take
  const wait = (ms, then) => {
    const timer = { at: now + ms, then };
    timers.push(timer);
    return () => (timers = timers.filter((one) => one !== timer));
  };
  const pass = (until) => {
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.then();
    }
    now = Math.max(now, until);
  };
  const voice = new Voice({ mineOnly: () => false, length: () => length, now: () => now }, (then) => then());
  let heard = 0;
  let spoken = 0; // when all has been said
  const hear = () => {
    for (const { text: line } of voice.said.filter(({ number }) => number > heard)) {
      turns.at(-1)?.lines.push(line);
      spoken = Math.max(spoken, now) + saying(line);
    }
    heard = voice.said.at(-1)?.number ?? 0;
  };
  const director = new Director({
    shows: (event, view, events) => game.shows(event, { view, me: ME, seats: Array(seats).fill({}), toAct: null }, events),
    after: (view, event, events) => game.after?.(view, event, events) ?? view,
    keeps: (before, view) => game.keeps?.(before, view) ?? view,
    pace: () => pace,
    motion: () => true,
    hidden: () => false,
    hurried: () => false,
    lingers: () => true,
    company: () => false,
    scenes: () => false,
    behind: () => (waits === "yes" ? voice.behind : 0),
    told: ({ step }, event) => {
      if (step.seat !== null && step.seat !== turns.at(-1)?.seat) {
        voice.rest();
        hear();
        turns.push({ seat: step.seat, from: now, lines: [] });
      }
      if (event.said) voice.tell({ text: event.said, seat: step.seat, concerns: true, short: event.short });
      hear();
    },
    began: () => undefined,
    landed: () => undefined,
    stopped: () => undefined,
    now: () => now,
    wait,
    soon: (then) => wait(FRAME, then),
  });
  director.leap({ look: ME, version: 0, view: first, steps: [] });
  const frames = steps.map(({ seat, events, view }, index) => {
    return { step: { version: index + 1, seat, events }, events, view };
  });
  for (let next = 0; next < frames.length; ) {
    let end = next + 1;
    while (end < frames.length && frames[end].step.seat === null) end += 1; // luck comes with what led to it
    if (frames[next].step.seat === ME) {
      settle(director, pass, () => now);
      pass(spoken); // who chooses has heard what led here
    } else pass(now + Number(thinking));
    if (!director.moving) voice.rest();
    hear();
    director.receive({ kind: "steps", leap: false, frames: frames.slice(next, end), view: frames[end - 1].view });
    next = end;
  }
  settle(director, pass, () => now);
  voice.rest();
  hear();
  return behindOf(turns.filter(({ lines }) => lines.length > 0), now);
}

function settle(director, pass, now) {
  while (director.moving) pass(now() + 50);
}

/** The voice begins a turn's words when the turn begins, or when it has said all before. */
function behindOf(turns, end) {
  let free = 0;
  const ends = [];
  return turns.map(({ seat, from, lines }, index) => {
    const ms = lines.reduce((sum, line) => sum + saying(line), 0);
    free = Math.max(free, from) + ms;
    ends.push(free);
    const until = turns[index + 1]?.from ?? end;
    const behind = ends.filter((spoken, number) => number < index && spoken > until).length;
    return { mine: seat === ME, shown: until - from, said: ms, behind };
  });
}

const games = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(games.map(listen)));
await vite.close();
