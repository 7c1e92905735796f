import { describe, expect, test } from "vitest";
import type { Beat, EventView, JsonObject, Showing } from "../games/contract.ts";
import { Director } from "./director.svelte.ts";
import type { Frame } from "./frames.ts";
import { BREATH, BRIEF, COUNTDOWN, HURRY, READING, type Pace } from "./pace.ts";
import type { Stage } from "./stage.ts";

const SHOWN: Readonly<Record<string, Showing>> = {
  laid: { gesture: "lay", ms: 500 },
  turned: { gesture: "turn", ms: 400, first: true },
  over: { gesture: "round", ms: 1000, scene: true },
  boo: { gesture: "scare", ms: 1000, scene: true, brief: true },
};

/** A stage with a clock that only a test moves. */
class Play {
  pace: Pace = "normal";
  motion = true;
  hidden = false;
  hurried = false;
  asked = false;
  company = false;
  scenes = true;
  now = 0;
  readonly told: string[] = [];
  readonly began: string[] = [];
  readonly landed: number[] = [];
  #waiting: { at: number; then: () => void }[] = [];
  readonly director: Director;

  constructor() {
    const stage: Stage = {
      shows: ({ kind }) => SHOWN[kind] ?? null,
      after: (view, event) => (event.kind === "laid" ? { ...view, cards: Number(view["cards"]) + 1 } : view),
      pace: () => this.pace,
      motion: () => this.motion,
      hidden: () => this.hidden,
      hurried: () => this.hurried,
      asked: () => this.asked,
      company: () => this.company,
      scenes: () => this.scenes,
      told: (_frame, { kind }) => this.told.push(kind),
      began: (beat: Beat) => this.began.push(beat.gesture),
      landed: ({ step }: Frame) => this.landed.push(step.version),
      stopped: () => undefined,
      now: () => this.now,
      wait: (ms, then) => {
        const one = { at: this.now + ms, then };
        this.#waiting.push(one);
        return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
      },
    };
    this.director = new Director(stage);
    this.director.leap({ look: 0, version: 1, view: { cards: 0 }, steps: [] });
  }

  /** Let time go by. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  /** The time until everything was seen. */
  duration(most = 60_000): number {
    const start = this.now;
    while (this.director.moving && this.now - start < most) this.pass(10);
    return this.now - start;
  }

  tell(...frames: Frame[]): void {
    this.director.hear({ leap: false, frames, view: frames.at(-1)?.view ?? {} });
  }

  get log(): string[] {
    return this.director.steps.flatMap((step) =>
      (step.events as EventView[]).map(({ kind }) => `${step.version} ${kind}`),
    );
  }
}

function frame(version: number, seat: number | null, view: JsonObject | null, ...kinds: string[]): Frame {
  const events = kinds.map((kind): EventView => ({ kind }));
  return { step: { version, seat, events: [...events] }, events, view };
}

const laid = (version: number, seat = 1) => frame(version, seat, { cards: version - 1 }, "laid");

describe("one after another", () => {
  test("a view and its words come when the gesture has ended, not before", () => {
    const play = new Play();
    play.tell(laid(2), laid(3, 2));
    expect(play.director.beat?.gesture).toBe("lay");
    expect(play.director.view).toEqual({ cards: 0 });
    expect(play.log).toEqual([]);
    expect(play.director.arrived(3, 0)).toBe(false);
    play.pass(499);
    expect(play.log).toEqual([]);
    play.pass(1);
    expect(play.director.view).toEqual({ cards: 1 });
    expect(play.log).toEqual(["2 laid"]);
    expect(play.director.version).toBe(2);
    play.duration();
    expect(play.log).toEqual(["2 laid", "3 laid"]);
    expect(play.director.arrived(3, 0)).toBe(true);
    expect(play.landed).toEqual([2, 3]);
  });

  test("what comes meanwhile waits for its turn", () => {
    const play = new Play();
    play.tell(laid(2));
    play.pass(100);
    play.tell(laid(3));
    play.pass(400);
    expect(play.log).toEqual(["2 laid"]);
    play.duration();
    expect(play.director.view).toEqual({ cards: 2 });
  });

  test("what turns itself over is drawn first and told last", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 7 }, "turned"));
    expect(play.director.view).toEqual({ cards: 7 });
    expect(play.log).toEqual([]);
    play.pass(400);
    expect(play.log).toEqual(["2 turned"]);
  });

  test("in the middle of a step the game says what an event changed", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 0, round: 2 }, "laid", "turned"));
    play.pass(500);
    expect(play.director.view).toEqual({ cards: 0, round: 2 }); // the last event shows the view itself
    const other = new Play();
    other.tell(frame(2, 1, { cards: 0, round: 2 }, "laid", "over"));
    other.pass(500);
    expect(other.director.view).toEqual({ cards: 1 });
  });

  test("news are all of a step that was seen", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 3 }, "quiet", "laid", "quiet"));
    expect(play.director.news.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(["quiet"]);
    play.pass(500);
    expect(play.director.news.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual([
      "quiet",
      "laid",
      "quiet",
    ]);
  });

  test("what was taken back is told to those who marked it", () => {
    const play = new Play();
    play.tell(laid(2));
    play.duration();
    play.tell({ step: { version: 3, seat: 0, events: [], undo_to: 1 }, events: [], view: { cards: 0 } });
    expect(play.director.view).toEqual({ cards: 0 });
    expect(play.director.news).toEqual([{ version: 3, events: [], undoneTo: 1 }]);
    expect([...play.director.remembered]).toEqual([]);
  });
});

describe("skipping", () => {
  test("once ends the gesture, twice arrives", () => {
    const play = new Play();
    play.tell(laid(2), laid(3), laid(4));
    play.director.skip();
    expect(play.log).toEqual(["2 laid"]);
    expect(play.director.arrived(4, 0)).toBe(false);
    play.pass(100);
    play.director.skip();
    expect(play.log).toEqual(["2 laid", "3 laid", "4 laid"]);
    expect(play.director.arrived(4, 0)).toBe(true);
    expect(play.director.beat).toBeNull();
  });

  test("twice means soon after each other", () => {
    const play = new Play();
    play.tell(laid(2), laid(3), laid(4));
    play.director.skip();
    play.pass(600);
    play.director.skip();
    expect(play.director.arrived(4, 0)).toBe(false);
  });
});

describe("scenes", () => {
  test("hold until the person goes on, with the old board", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 0, round: 2 }, "laid", "over", "quiet"), laid(3));
    play.pass(60_000);
    expect(play.director.hold).toEqual({ kind: "scene", until: null });
    expect(play.director.beat?.gesture).toBe("round");
    expect(play.director.view).toEqual({ cards: 1 });
    expect(play.log).toEqual(["2 laid", "2 over"]);
    play.director.goOn();
    expect(play.director.hold).toBeNull();
    expect(play.director.view).toEqual({ cards: 0, round: 2 });
    play.duration();
    expect(play.log).toEqual(["2 laid", "2 over", "2 quiet", "3 laid"]);
  });

  test("a brief one goes on by itself for who is alone, too", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 9 }, "boo"));
    play.pass(1000);
    expect(play.director.hold?.until).toBe(1000 + BRIEF);
    play.pass(BRIEF);
    expect(play.director.moving).toBe(false);
  });

  test("in company they go on by themselves after a while", () => {
    const play = new Play();
    play.company = true;
    play.tell(frame(2, 1, { cards: 9 }, "over"));
    play.pass(1000);
    expect(play.director.hold?.until).toBe(1000 + COUNTDOWN);
    play.pass(COUNTDOWN);
    expect(play.director.arrived(2, 0)).toBe(true);
  });

  test("are told once by whoever skips them", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 9 }, "over"));
    play.pass(1000);
    play.director.arrive();
    expect(play.log).toEqual(["2 over"]);
    expect(play.director.view).toEqual({ cards: 9 });
  });
});

test("a game opens with what was dealt to me, and goes on when I have seen it", () => {
  const play = new Play();
  const steps = [frame(1, null, null, "over").step, frame(2, null, null, "quiet").step];
  play.director.hear({ look: 0, version: 2, view: { cards: 4 }, steps });
  play.pass(60_000);
  expect(play.director.hold?.kind).toBe("scene");
  expect(play.director.arrived(2, 0)).toBe(false);
  play.director.goOn();
  expect(play.director.arrived(2, 0)).toBe(true);
  expect(play.director.view).toEqual({ cards: 4 });
  expect(play.log).toEqual(["1 over", "2 quiet"]);
  play.director.hear({ look: 0, version: 3, view: { cards: 4 }, steps: [...steps, laid(3).step] });
  expect(play.director.arrived(3, 0)).toBe(true);
});

describe("pace", () => {
  const times = (["calm", "normal", "brisk", "once"] as const).map((pace) => {
    const play = new Play();
    play.pace = pace;
    play.tell(laid(2), laid(3));
    return play.duration();
  });

  test("calm is slower than normal, brisk is faster, at once takes no time", () => {
    const [calm = 0, normal = 0, brisk = 0, once = 0] = times;
    expect(calm).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(brisk);
    expect(brisk).toBeGreaterThan(0);
    expect(once).toBe(0);
  });

  test("step by step waits after each move of another, and not for chance", () => {
    const play = new Play();
    play.pace = "steps";
    play.tell(laid(2), frame(3, null, { cards: 2 }, "laid"), laid(4, 2), laid(5, 0), laid(6, 1));
    play.pass(60_000);
    expect(play.log).toEqual(["2 laid", "3 laid"]);
    expect(play.director.hold?.kind).toBe("step");
    play.director.goOn();
    play.pass(60_000);
    expect(play.log).toEqual(["2 laid", "3 laid", "4 laid"]);
    play.director.goOn();
    play.duration();
    expect(play.director.arrived(6, 0)).toBe(true); // my own move needs no sign
  });

  test("step by step shows at once what I choose when I have seen everything, and not what was chosen for me", () => {
    for (const forced of [false, true]) {
      const play = new Play();
      play.pace = "steps";
      play.tell(laid(2));
      play.duration();
      play.tell({ ...laid(3, 0), forced });
      play.pass(60_000);
      expect([play.log.length, play.director.hold?.kind]).toEqual(forced ? [1, "step"] : [2, undefined]);
    }
    const forced = new Play();
    forced.pace = "steps";
    forced.tell({ ...laid(2, 0), forced: true }, laid(3, 1));
    forced.pass(60_000);
    expect([forced.log.length, forced.director.hold?.kind]).toEqual([1, "step"]);
    const together = new Play();
    together.pace = "steps";
    together.tell(laid(2));
    together.duration();
    together.tell({ ...laid(3, 1), together: true }, laid(4, 0)); // mine was the last choice of all
    together.pass(60_000);
    expect(together.log.length).toBe(3);
  });

  test("without motion the order remains, and gestures do not move", () => {
    const play = new Play();
    play.motion = false;
    play.tell(laid(2), laid(3));
    expect(play.director.beat?.motion).toBe(false);
    expect(play.log).toEqual([]);
    expect(play.duration()).toBeGreaterThan(300);
  });

  test("a clock that runs against me leaves a second and a half in all, and no scene holds", () => {
    const play = new Play();
    play.hurried = true;
    play.tell(...Array.from({ length: 12 }, (_, index) => laid(index + 2)), frame(14, 1, { cards: 1 }, "over"));
    expect(play.duration()).toBeLessThanOrEqual(HURRY + 20);
    const late = new Play();
    late.tell(...Array.from({ length: 12 }, (_, index) => laid(index + 2)));
    late.pass(100);
    late.hurried = true;
    late.tell(laid(14));
    expect(late.duration()).toBeLessThanOrEqual(HURRY + 20);
  });
});

describe("arriving at once", () => {
  test("in a hidden tab", () => {
    const play = new Play();
    play.hidden = true;
    play.tell(laid(2), frame(3, 1, { cards: 5 }, "over"));
    expect(play.director.arrived(3, 0)).toBe(true);
    expect(play.log).toEqual(["2 laid", "3 over"]);
    expect(play.began).toEqual([]);
  });

  test("after a gap, and with everything anew", () => {
    const play = new Play();
    play.director.hear({ leap: true, frames: [laid(2), laid(3)], view: { cards: 2 } });
    expect(play.director.arrived(3, 0)).toBe(true);
    play.tell(laid(4));
    play.director.hear({ look: 1, version: 9, view: { cards: 4 }, steps: [] });
    expect(play.director.arrived(9, 1)).toBe(true);
    play.pass(10_000);
    expect(play.director.view).toEqual({ cards: 4 });
  });
});

describe("once more", () => {
  test("a move is shown again and the table is as it was", () => {
    const play = new Play();
    play.tell(laid(2), frame(3, null, { cards: 2 }, "laid"), laid(4, 2));
    play.duration();
    const log = play.log;
    play.director.showAgain(2);
    expect(play.director.view).toEqual({ cards: 0 });
    expect(play.director.arrived(4, 0)).toBe(false);
    play.pass(900);
    expect(play.director.view).toEqual({ cards: 1 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 3 });
    expect(play.director.arrived(4, 0)).toBe(true);
    expect(play.log).toEqual(log);
  });

  test("ends when something new happens", () => {
    const play = new Play();
    play.tell(laid(2));
    play.duration();
    play.director.showAgain(2);
    play.tell(laid(3));
    expect(play.director.again).toBeNull();
    play.duration();
    expect(play.director.view).toEqual({ cards: 2 });
  });
});

describe("choices that were made together", () => {
  const sealed = (version: number, seat: number): Frame => ({
    ...frame(version, seat, null, "sealed"),
    together: true,
  });

  test("are one moment: no breath and no sign between them", () => {
    const play = new Play();
    play.pace = "steps";
    play.tell(sealed(2, 0), sealed(3, 1), frame(4, 2, { cards: 3 }, "laid"));
    expect(play.director.hold).toBeNull();
    expect(play.director.beat?.event.kind).toBe("laid");
    expect(play.log).toEqual(["2 sealed", "3 sealed"]);
    play.duration();
    expect(play.director.arrived(4, 0)).toBe(true);
  });

  test("that somebody has chosen is how things stand, once all before it was seen", () => {
    const play = new Play();
    play.director.hear({ leap: false, frames: [], view: { cards: 0, to_act: 2 } });
    expect(play.director.view).toEqual({ cards: 0, to_act: 2 });
    expect([play.director.moving, play.director.version]).toEqual([false, 1]);
    play.tell(laid(2));
    play.director.hear({ leap: false, frames: [], view: { cards: 1, to_act: 0 } });
    expect(play.director.view).toEqual({ cards: 0, to_act: 2 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 1, to_act: 0 });
    play.tell(laid(3), laid(4));
    play.director.hear({ leap: false, frames: [], view: { cards: 9 } });
    play.pass(510);
    expect(play.director.view).toEqual({ cards: 2 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 9 });
  });

  test("a move that is shown again ends in how things stand now", () => {
    const play = new Play();
    play.tell(laid(2));
    play.duration();
    play.director.showAgain(2);
    play.director.hear({ leap: false, frames: [], view: { cards: 1, to_act: 0 } });
    expect(play.director.again).toBe(2);
    play.duration();
    expect(play.director.view).toEqual({ cards: 1, to_act: 0 });
  });
});

test("what happened long before goes into the log and moves nothing", () => {
  const play = new Play();
  play.tell(laid(3));
  play.duration();
  const earlier = [laid(1).step, laid(2).step];
  play.director.hear({ look: 0, earlier });
  expect(play.log).toEqual(["1 laid", "2 laid", "3 laid"]);
  play.director.hear({ look: 0, earlier });
  play.director.hear({ look: 1, earlier: [laid(0).step] });
  expect(play.log).toHaveLength(3);
  expect([play.director.moving, play.director.news.length]).toEqual([false, 1]);
});

test("a big screen and a hand beside it show the same at the same time", () => {
  const [screen, hand] = [new Play(), new Play()];
  screen.company = hand.company = true;
  const evening = (): Frame[] => [laid(2), frame(3, 2, { cards: 2 }, "turned", "laid", "over"), laid(4)];
  screen.tell(...evening());
  hand.tell(...evening());
  for (let ms = 0; ms < 20_000; ms += 100) {
    expect([screen.log, screen.director.view, screen.director.beat?.gesture, screen.director.hold?.until]).toEqual([
      hand.log,
      hand.director.view,
      hand.director.beat?.gesture,
      hand.director.hold?.until,
    ]);
    screen.pass(100);
    hand.pass(100);
  }
  expect(screen.director.arrived(4, 0)).toBe(true);
});

test("a hand whose clock runs is ahead of the screen, and waits for nothing", () => {
  const [screen, hand] = [new Play(), new Play()];
  screen.company = hand.company = true;
  hand.hurried = true;
  for (const play of [screen, hand]) play.tell(laid(2), frame(3, 2, { cards: 2 }, "over"), laid(4));
  expect(hand.duration()).toBeLessThanOrEqual(HURRY + 10);
  expect(screen.director.moving).toBe(true);
});

test("behind a curtain nobody's view is shown on the way: other eyes begin where things stand", () => {
  const play = new Play();
  play.tell(laid(2), laid(3));
  play.pass(100);
  play.director.leap({ look: null, version: 3, view: { cards: 2 }, steps: [] });
  expect([play.director.moving, play.director.beat, play.director.remembered.size]).toEqual([false, null, 0]);
  play.director.leap({ look: 1, version: 3, view: { cards: 2, hand: 1 }, steps: [] });
  expect(play.director.arrived(3, 1)).toBe(true);
  play.tell(laid(4));
  expect(play.log).toEqual([]);
  play.duration();
  expect(play.log).toEqual(["4 laid"]);
});

test("a replay goes on as the table did, and back at once", () => {
  const play = new Play();
  const first = { look: null, version: 0, view: { cards: 0 }, steps: [] };
  play.director.leap(first);
  play.tell(frame(1, 0, { cards: 1 }, "laid", "over"));
  expect([play.log, play.director.view]).toEqual([[], { cards: 0 }]);
  play.pass(500);
  expect([play.log, play.director.view]).toEqual([["1 laid"], { cards: 1 }]);
  play.pass(1000);
  expect(play.director.hold?.kind).toBe("scene");
  play.director.goOn();
  expect(play.director.version).toBe(1);
  play.director.leap(first);
  expect([play.log, play.director.view, play.director.moving]).toEqual([[], { cards: 0 }, false]);
});

describe("what is put into words", () => {
  test("is told once, in order, and never before it was seen", () => {
    const play = new Play();
    play.tell(laid(2), frame(3, 2, { cards: 2 }, "turned", "over"), laid(4));
    expect(play.told).toEqual([]);
    play.pass(500);
    expect(play.told).toEqual(["laid"]);
    play.director.arrive();
    expect(play.told).toEqual(["laid", "turned", "over", "laid"]);
    play.director.showAgain(2);
    play.duration();
    expect(play.told).toHaveLength(4);
  });

  test("a scene that holds was told, and is not told again", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 1 }, "over"));
    play.pass(1000);
    expect([play.director.hold?.kind, play.told]).toEqual(["scene", ["over"]]);
    play.director.goOn();
    expect(play.told).toEqual(["over"]);
  });

  test("for whoever hears them scenes are sentences like others: nothing holds", () => {
    const play = new Play();
    play.scenes = false;
    play.tell(frame(2, 1, { cards: 1 }, "over"), laid(3));
    play.duration();
    expect([play.director.hold, play.told]).toEqual([null, ["over", "laid"]]);
  });
});

describe("time to read", () => {
  test("somebody else's turn stands in words before the next one, and before I am asked", () => {
    const play = new Play();
    play.asked = true;
    play.tell(laid(2, 1), laid(3, 2));
    play.pass(500);
    expect([play.log, play.director.beat]).toEqual([["2 laid"], null]);
    play.pass(READING - 1);
    expect(play.director.beat).toBeNull();
    play.pass(1);
    expect(play.director.beat?.version).toBe(3);
    play.pass(500 + READING - 1);
    expect([play.log.length, play.director.moving]).toEqual([2, true]);
    play.pass(1);
    expect(play.director.moving).toBe(false);
  });

  test("nobody waits to read what nobody is asked after, what was their own, or while a clock runs", () => {
    const [watching, own, hurried] = [new Play(), new Play(), new Play()];
    watching.tell(laid(2, 1));
    own.asked = true;
    own.tell(laid(2, 0));
    hurried.asked = hurried.hurried = true;
    hurried.tell(laid(2, 1));
    expect([watching, own, hurried].map((play) => play.duration())).toEqual([500, 500, 500]);
  });

  test("within a turn there is a breath, and none before the luck that belongs to a move", () => {
    const play = new Play();
    play.tell(laid(2, 1), laid(3, 1), frame(4, null, { cards: 3 }, "laid"), laid(5, 2));
    play.pass(500 + BREATH);
    expect(play.director.beat?.version).toBe(3);
    play.pass(500);
    expect(play.director.beat?.version).toBe(4);
    play.pass(500 + BREATH);
    expect(play.director.beat).toBeNull();
    play.pass(READING - BREATH);
    expect(play.director.beat?.version).toBe(5);
  });

  test("a skip ends it", () => {
    const play = new Play();
    play.asked = true;
    play.tell(laid(2, 1));
    play.pass(500);
    play.director.skip();
    expect(play.director.moving).toBe(false);
  });
});

describe("a turn of the past", () => {
  const past = [laid(5, 1), laid(6, 1), frame(7, null, { cards: 6 }, "quiet")];

  test("is shown once more, all of it, and the game stays where it is", () => {
    const play = new Play();
    play.director.leap({ look: 0, version: 9, view: { cards: 9 }, steps: [] });
    expect(play.director.remembered.size).toBe(0);
    play.director.hear({ look: 0, again: past, before: { cards: 3 } });
    expect([play.director.again, play.director.view]).toEqual([5, { cards: 3 }]);
    play.pass(BREATH + 500);
    expect(play.director.view).toEqual({ cards: 4 });
    play.pass(500);
    expect([play.director.again, play.director.view]).toEqual([5, { cards: 6 }]);
    play.duration();
    expect([play.director.again, play.director.view, play.director.version]).toEqual([null, { cards: 9 }, 9]);
    expect([play.log, play.landed]).toEqual([[], []]);
    expect(play.director.remembered.has(5)).toBe(true);
    play.director.showAgain(5);
    expect(play.director.again).toBe(5);
  });

  test("through other eyes is none of mine, and what happens now comes first", () => {
    const play = new Play();
    play.director.hear({ look: 1, again: past, before: { cards: 3 } });
    expect([play.director.again, play.director.remembered.size]).toEqual([null, 0]);
    play.tell(laid(2));
    play.director.hear({ look: 0, again: past, before: { cards: 3 } });
    expect([play.director.again, play.director.beat?.version]).toEqual([null, 2]);
  });
});
