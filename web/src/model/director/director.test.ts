import { describe, expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";
import { BREATH, BRIEF, COUNTDOWN, HURRY } from "./pace.ts";

describe("one after another", () => {
  test("a view and its words come when the gesture has ended, not before", () => {
    const play = new Play();
    play.tell(laid(2), laid(3, 2));
    expect(play.director.animation?.gesture).toBe("lay");
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
    expect(play.director.animation).toBeNull();
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
    expect(play.director.animation?.gesture).toBe("round");
    expect(play.director.view).toEqual({ cards: 1 });
    expect(play.log).toEqual(["2 laid", "2 over"]);
    play.director.goOn();
    expect(play.director.hold).toBeNull();
    expect(play.director.view).toEqual({ cards: 0, round: 2 });
    play.duration();
    expect(play.log).toEqual(["2 laid", "2 over", "2 quiet", "3 laid"]);
  });

  test("one that comes up often is a scene only the first time, also for who comes back", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 1 }, "rare"), frame(3, 1, { cards: 2 }, "rare"));
    play.pass(1000);
    expect([play.director.hold?.kind, play.began]).toEqual(["scene", ["rare"]]);
    play.director.goOn();
    expect(play.duration()).toBe(BREATH + 300);
    expect(play.began).toEqual(["rare", "often"]);
    const { steps, version, view } = play.director;
    const later = new Play();
    later.director.leap({ look: 0, version: version!, view, steps });
    later.tell(frame(4, 1, { cards: 3 }, "rare"));
    expect(later.began).toEqual(["often"]);
  });

  test("liked brisk, one goes on by itself only when all of it was shown and could be read", () => {
    const play = new Play();
    play.pace = "brisk";
    play.tell(frame(2, 1, { cards: 9 }, "over"));
    play.pass(499);
    expect(play.director.hold).toBeNull(); // roles are still being revealed
    play.pass(BRIEF);
    expect(play.director.hold?.kind).toBe("scene");
    play.pass(1);
    expect(play.director.hold).toBeNull();
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
  play.director.receive({ kind: "snapshot", look: 0, version: 2, view: { cards: 4 }, steps });
  play.pass(60_000);
  expect(play.director.hold?.kind).toBe("scene");
  expect(play.director.arrived(2, 0)).toBe(false);
  play.director.goOn();
  expect(play.director.arrived(2, 0)).toBe(true);
  expect(play.director.view).toEqual({ cards: 4 });
  expect(play.log).toEqual(["1 over", "2 quiet"]);
  play.director.receive({ kind: "snapshot", look: 0, version: 3, view: { cards: 4 }, steps: [...steps, laid(3).step] });
  expect(play.director.arrived(3, 0)).toBe(true);
});

describe("what opens a game", () => {
  function opening(): Play {
    const play = new Play();
    const steps = [frame(1, null, null, "over").step];
    play.director.receive({ kind: "snapshot", look: 0, version: 1, view: { cards: 0 }, steps });
    return play;
  }

  test("stays when others move first, and their moves follow it one by one", () => {
    const play = opening();
    play.pass(100);
    play.tell(laid(2));
    play.director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 1, asked: 0 } });
    play.tell(laid(3, 2));
    play.pass(60_000);
    expect(play.director.hold).toEqual({ kind: "scene", until: null });
    expect(play.director.view).toEqual({ cards: 0 });
    expect(play.log).toEqual(["1 over"]);
    play.director.goOn();
    expect(play.director.hold).toBeNull();
    play.pass(0);
    expect(play.director.animation?.gesture).toBe("lay");
    expect(play.log).toEqual(["1 over"]);
    play.duration();
    expect(play.log).toEqual(["1 over", "2 laid", "3 laid"]);
    expect(play.director.view).toEqual({ cards: 2 });
    expect(play.director.arrived(3, 0)).toBe(true);
  });

  test("comes though others have moved before the page was there, until I have moved myself", () => {
    const dealt = frame(1, null, null, "over").step;
    const play = new Play();
    play.director.receive({
      kind: "snapshot",
      look: 1,
      version: 2,
      view: { cards: 1 },
      steps: [dealt, laid(2, 2).step],
    });
    play.pass(60_000);
    expect(play.director.hold).toEqual({ kind: "scene", until: null });
    expect(play.director.animation?.version).toBe(1);
    play.director.goOn();
    expect(play.director.arrived(2, 1)).toBe(true);
    expect(play.log).toEqual(["1 over", "2 laid"]);
    const later = new Play();
    later.director.receive({
      kind: "snapshot",
      look: 1,
      version: 3,
      view: { cards: 2 },
      steps: [dealt, laid(2, 2).step, laid(3, 1).step],
    });
    expect(later.director.arrived(3, 1)).toBe(true);
  });

  test("is no scene of a move that others have made", () => {
    const play = new Play();
    play.director.receive({
      kind: "snapshot",
      look: 1,
      version: 1,
      view: { cards: 1 },
      steps: [frame(1, 2, null, "over").step],
    });
    expect(play.director.arrived(1, 1)).toBe(true);
  });

  test("is over at once where everything is to be there at once", () => {
    const play = opening();
    play.tell(laid(2));
    play.director.arrive();
    expect(play.director.arrived(2, 0)).toBe(true);
    expect(play.log).toEqual(["1 over", "2 laid"]);
  });

  test("that holds takes no words from what was missed meanwhile", () => {
    const play = opening();
    play.pass(1000);
    expect(play.director.hold?.kind).toBe("scene");
    play.director.receive({ kind: "steps", leap: true, frames: [laid(2)], view: { cards: 1 } });
    expect([play.log, play.told]).toEqual([["1 over", "2 laid"], ["laid"]]);
  });

  test("is cut short by a clock that runs against me", () => {
    const play = opening();
    play.hurried = true;
    play.tell(laid(2));
    expect(play.director.animation?.gesture).toBe("lay");
  });

  test("is forgotten with all that came meanwhile when a page looks anew", () => {
    const play = opening();
    play.tell(laid(2));
    play.director.receive({
      kind: "snapshot",
      look: 0,
      version: 3,
      view: { cards: 2 },
      steps: [laid(2).step, laid(3).step],
    });
    play.duration();
    expect(play.director.view).toEqual({ cards: 2 });
    expect(play.log).toEqual(["2 laid", "3 laid"]);
  });
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
    expect(play.director.arrived(6, 0)).toBe(true); // one's own move needs no confirmation
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
    together.tell({ ...laid(3, 1), together: true }, laid(4, 0)); // mine was the last of the simultaneous choices
    together.pass(60_000);
    expect(together.log.length).toBe(3);
  });

  test("without motion the order remains, and gestures do not move", () => {
    const play = new Play();
    play.motion = false;
    play.tell(laid(2), laid(3));
    expect(play.director.animation?.motion).toBe(false);
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

  test("in a hidden tab, but not past a scene that only its owner ends", () => {
    const play = new Play();
    play.tell(frame(2, null, { cards: 0 }, "own"));
    play.pass(60_000);
    play.hidden = true;
    play.tell(laid(3));
    expect(play.director.hold?.kind).toBe("scene");
    play.hidden = false;
    play.director.goOn();
    play.duration();
    expect(play.director.arrived(3, 0)).toBe(true);
  });

  test("after a gap, and with everything anew", () => {
    const play = new Play();
    play.director.receive({ kind: "steps", leap: true, frames: [laid(2), laid(3)], view: { cards: 2 } });
    expect(play.director.arrived(3, 0)).toBe(true);
    play.tell(laid(4));
    play.director.receive({ kind: "snapshot", look: 1, version: 9, view: { cards: 4 }, steps: [] });
    expect(play.director.arrived(9, 1)).toBe(true);
    play.pass(10_000);
    expect(play.director.view).toEqual({ cards: 4 });
  });
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
