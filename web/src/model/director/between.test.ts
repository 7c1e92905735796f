/** Between the end of an animation and the next step the page is drawn: nothing is lost and nothing is repeated. */
import { describe, expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";
import { BRIEF } from "./pace.ts";

const FRAME = 16; // ms

/** A page that needs a frame, at the moment when the first animation of 500 ms has ended. */
function gone(...frames: Parameters<Play["tell"]>): Play {
  const play = new Play();
  play.frame = FRAME;
  play.tell(...frames);
  play.pass(500);
  return play;
}

/** The same, after its line was logged. */
function ended(...frames: Parameters<Play["tell"]>): Play {
  const play = gone(...frames);
  play.pass(FRAME);
  return play;
}

const two = () => frame(2, 1, { cards: 7 }, "laid", "laid");

describe("what is heard", () => {
  test("begins in a task of its own, and nobody is asked meanwhile", () => {
    const play = new Play();
    play.frame = FRAME;
    play.director.receive({ kind: "steps", leap: false, frames: [laid(2)], view: { cards: 1 } });
    expect([play.director.animation, play.director.moving]).toEqual([null, true]);
    play.pass(FRAME);
    expect(play.director.animation?.gesture).toBe("lay");
  });

  test("is seen at once if it has no gesture", () => {
    const play = new Play();
    play.frame = FRAME;
    play.director.receive({
      kind: "steps",
      leap: false,
      frames: [frame(2, 1, { cards: 1 }, "quiet")],
      view: { cards: 1 },
    });
    expect([play.log, play.director.arrived(2, 0)]).toEqual([["2 quiet"], true]);
  });

  test("begins at once with a skip, and once", () => {
    const play = new Play();
    play.frame = FRAME;
    play.director.receive({ kind: "steps", leap: false, frames: [laid(2)], view: { cards: 1 } });
    play.director.skip();
    expect(play.began).toEqual(["lay"]);
    play.pass(10_000);
    expect([play.began, play.told, play.landed]).toEqual([["lay"], ["laid"], [2]]);
  });

  test("begins at once where a clock runs against the person", () => {
    const play = new Play();
    play.frame = FRAME;
    play.hurried = true;
    play.director.receive({ kind: "steps", leap: false, frames: [laid(2)], view: { cards: 1 } });
    expect(play.began).toEqual(["lay"]);
  });
});

describe("a gesture that has gone by itself", () => {
  test("is on the board first, and told then", () => {
    const play = gone(two());
    expect([play.director.animation, play.director.view, play.log]).toEqual([null, { cards: 1 }, []]);
    play.pass(FRAME);
    expect([play.director.view, play.log, play.began]).toEqual([{ cards: 1 }, ["2 laid"], ["lay"]]);
  });

  test.each(["skip", "arrive"] as const)("is told once by %s, and not laid again", (act) => {
    const play = gone(two());
    play.director[act]();
    expect([play.log[0], play.director.view]).toEqual(["2 laid", { cards: act === "skip" ? 1 : 7 }]);
    play.pass(10_000);
    expect([play.told, play.landed, play.director.view]).toEqual([["laid", "laid"], [2], { cards: 7 }]);
  });

  test("leaves the next one to be laid as well", () => {
    const play = gone(two());
    play.director.arrive();
    play.tell(frame(3, 1, null, "laid", "quiet"));
    play.duration();
    expect(play.director.view).toEqual({ cards: 8 });
  });

  test("is not told to whoever leaves", () => {
    const play = gone(two());
    play.director.close();
    play.pass(10_000);
    expect([play.told, play.director.moving]).toEqual([[], false]);
    play.tell(frame(3, 1, null, "laid", "quiet"));
    play.duration();
    expect(play.director.view).toEqual({ cards: 2 });
  });
});

describe("a gesture that ended by itself", () => {
  test("is told and on the board before the next one begins", () => {
    const play = ended(two());
    expect([play.log, play.director.view]).toEqual([["2 laid"], { cards: 1 }]);
    expect([play.director.animation, play.director.moving, play.began]).toEqual([null, true, ["lay"]]);
    play.pass(FRAME);
    expect([play.director.animation?.number, play.began]).toEqual([2, ["lay", "lay"]]);
    play.duration();
    expect([play.log, play.director.view]).toEqual([["2 laid", "2 laid"], { cards: 7 }]);
  });

  test("is told together with what has no gesture, and marked with it", () => {
    const play = ended(frame(2, 1, { cards: 1 }, "laid", "quiet", "laid"));
    expect(play.log).toEqual(["2 laid", "2 quiet"]);
    expect(play.director.news.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(["laid", "quiet"]);
  });

  test("was the last one: the step has landed, and nobody is asked before the page shows it", () => {
    const play = ended(laid(2));
    expect([play.landed, play.director.version, play.director.arrived(2, 0)]).toEqual([[2], 2, false]);
    play.pass(FRAME);
    expect(play.director.arrived(2, 0)).toBe(true);
  });

  test("a clock that runs against the person leaves no time for it", () => {
    const play = new Play();
    play.frame = FRAME;
    play.hurried = true;
    play.tell(laid(2));
    play.pass(500);
    expect(play.director.arrived(2, 0)).toBe(true);
  });
});

describe("in between", () => {
  test("a skip begins what follows, and everything is shown once", () => {
    const play = ended(two());
    play.director.skip();
    expect(play.director.animation?.number).toBe(2);
    play.pass(FRAME);
    expect(play.began).toEqual(["lay", "lay"]);
    play.pass(500);
    play.director.skip();
    expect(play.director.arrived(2, 0)).toBe(true);
    play.pass(10_000);
    expect([play.told, play.began, play.landed]).toEqual([["laid", "laid"], ["lay", "lay"], [2]]);
  });

  test("whoever goes to now has seen everything once, and nothing begins any more", () => {
    const play = ended(two(), laid(3));
    play.director.arrive();
    expect([play.log, play.director.arrived(3, 0)]).toEqual([["2 laid", "2 laid", "3 laid"], true]);
    play.pass(10_000);
    expect([play.told, play.began, play.landed]).toEqual([["laid", "laid", "laid"], ["lay"], [2, 3]]);
  });

  test("whoever leaves hears nothing more", () => {
    const play = ended(two());
    play.director.close();
    play.pass(10_000);
    expect([play.told, play.began, play.director.moving]).toEqual([["laid"], ["lay"], false]);
  });

  test("what is heard follows", () => {
    const play = ended(laid(2));
    play.tell(laid(3));
    play.pass(FRAME);
    play.duration();
    expect([play.log, play.landed, play.director.arrived(3, 0)]).toEqual([["2 laid", "3 laid"], [2, 3], true]);
  });

  test("that only who may choose is new is not lost", () => {
    const [last, more] = [ended(laid(2)), ended(two())];
    for (const { director } of [last, more])
      director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 7, to_act: 0 } });
    for (const play of [last, more]) play.duration();
    expect([last.director.view, more.director.view]).toEqual([
      { cards: 7, to_act: 0 },
      { cards: 7, to_act: 0 },
    ]);
  });

  test("a move that is shown again ends with how things stand", () => {
    const play = ended(two());
    play.duration();
    play.director.showAgain(2);
    play.pass(260 + 500);
    expect([play.director.again, play.director.animation]).toEqual([2, null]);
    play.director.skip();
    play.director.arrive();
    expect([play.director.again, play.director.view, play.told]).toEqual([null, { cards: 7 }, ["laid", "laid"]]);
    play.pass(10_000);
    expect(play.director.moving).toBe(false);
  });
});

describe("a scene that has held long enough", () => {
  /** The moment when it was taken away. */
  function takenAway(): Play {
    const play = new Play();
    play.frame = FRAME;
    play.tell(frame(2, 1, { cards: 9 }, "boo", "quiet"));
    play.pass(1000 + BRIEF);
    return play;
  }

  test("goes first, and then the board changes", () => {
    const play = takenAway();
    expect([play.director.animation, play.director.hold, play.director.moving]).toEqual([null, null, true]);
    expect([play.director.view, play.log]).toEqual([{ cards: 0 }, ["2 boo"]]);
    play.pass(FRAME);
    expect([play.director.view, play.log, play.director.version]).toEqual([{ cards: 9 }, ["2 boo", "2 quiet"], 2]);
    play.pass(FRAME);
    expect(play.director.arrived(2, 0)).toBe(true);
  });

  test.each(["skip", "arrive"] as const)("is neither shown nor told again by %s", (act) => {
    const play = takenAway();
    play.director[act]();
    expect([play.director.view, play.director.arrived(2, 0)]).toEqual([{ cards: 9 }, true]);
    play.pass(10_000);
    expect([play.told, play.began, play.landed]).toEqual([["boo", "quiet"], ["scare"], [2]]);
  });

  test("is over when the next gesture is about to begin, which a skip does not pass over", () => {
    const play = new Play();
    play.frame = FRAME;
    play.tell(frame(2, 1, { cards: 9 }, "boo", "laid"));
    play.pass(1000 + BRIEF + FRAME);
    expect([play.director.animation, play.began]).toEqual([null, ["scare"]]);
    play.director.skip();
    expect([play.director.animation?.gesture, play.told]).toEqual(["lay", ["boo"]]);
  });

  test("ends nothing that comes after it", () => {
    const play = takenAway();
    play.director.arrive();
    play.tell(laid(3));
    play.pass(FRAME);
    expect([play.director.animation?.version, play.told]).toEqual([3, ["boo", "quiet"]]);
  });

  test("is no longer there for other eyes", () => {
    const play = takenAway();
    play.director.leap({ look: 0, version: 5, view: { cards: 3 }, steps: [] });
    play.tell(frame(6, 1, { cards: 5 }, "laid", "laid"));
    play.pass(500);
    play.director.skip();
    expect([play.director.animation?.gesture, play.log]).toEqual(["lay", ["6 laid"]]);
  });

  test("is forgotten by whoever leaves", () => {
    const play = takenAway();
    play.director.leap({ look: 0, version: 5, view: { cards: 3 }, steps: [] });
    play.tell(laid(6));
    play.director.skip();
    play.pass(10_000);
    expect([play.log, play.director.view, play.began]).toEqual([["6 laid"], { cards: 5 }, ["scare", "lay"]]);
  });

  test("goes at once when the person says so, and the board with it", () => {
    const play = new Play();
    play.frame = FRAME;
    play.tell(frame(2, 1, { cards: 9 }, "over"));
    play.pass(1000);
    play.director.goOn();
    expect([play.director.view, play.director.arrived(2, 0)]).toEqual([{ cards: 9 }, true]);
  });
});
