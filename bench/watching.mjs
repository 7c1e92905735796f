// How long a director shows each turn of others: node bench/watching.mjs CLIENT GAME PACE THINKING < games.json
// CLIENT is a folder like web/. Time is virtual: a busy machine changes nothing.
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [client, name, pace, thinking] = process.argv.slice(2);
const { createServer } = await import(pathToFileURL(createRequire(`${client}/`).resolve("vite")));
const options = { middlewareMode: true, hmr: false, ws: false };
const vite = await createServer({ root: client, server: options, appType: "custom", logLevel: "error" });
const { Director } = await vite.ssrLoadModule("/src/model/director/director.svelte.ts");
const game = await vite.ssrLoadModule(`/src/games/${name}/shows.ts`);
const ME = 0;
const FRAME = 17; // ms until a page is drawn

/** The turns of others: whose, how long, and how much of it was the end of a round. */
function watch({ first, seats, steps }) {
  let now = 0;
  let round = null; // since when a round's end is shown
  let timers = [];
  const landed = [];
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
    scenes: () => true,
    behind: () => 0,
    told: () => undefined,
    began: ({ gesture }) => (round = gesture === "round" ? now : round),
    landed: ({ step }) => {
      landed[step.version] = { at: now, round: round === null ? 0 : now - round };
      round = null;
    },
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
    if (frames[next].step.seat === ME) settle(director, pass, () => now);
    else pass(now + Number(thinking));
    director.receive({ kind: "steps", leap: false, frames: frames.slice(next, end), view: frames[end - 1].view });
    next = end;
  }
  settle(director, pass, () => now);
  return turnsOf(frames, landed);
}

/** Until nothing is under way; a scene that holds for as long as somebody likes is left after a second. */
function settle(director, pass, now) {
  while (director.moving) {
    pass(now() + 50);
    if (director.hold && director.hold.until === null) {
      pass(now() + 1000);
      director.goOn();
    }
  }
}

function turnsOf(frames, landed) {
  const turns = [];
  let begun = null;
  for (const { step, events } of frames) {
    const last = events.find(({ kind }) => kind === "turn_ended");
    if (!last) continue;
    const { at, round } = landed[step.version];
    if (begun !== null && last.seat !== ME) turns.push({ seat: last.seat, ms: at - begun, round });
    begun = at;
  }
  return turns;
}

const games = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(games.map(watch)));
await vite.close();
