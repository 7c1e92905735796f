/** What the director asks of an open table: the game's drawing, the person's settings, the page. */
import type { Stage } from "../../director/stage.ts";
import type { Frame } from "../../director/frames.ts";
import type { Context, EventView, GameDrawing } from "../../games/contract.ts";
import { land } from "../../interaction/fly.ts";
import { play } from "../../interaction/sound.ts";
import type { Step } from "../../net/wire.ts";
import { motion, settings } from "../../state/settings.svelte.ts";

interface Asked {
  drawing(): GameDrawing | null;
  context(): Context | null;
  hurried(): boolean;
  company(): boolean;
  scenes(): boolean;
  told(step: Step, event: EventView): void;
  landed(frame: Frame): void;
}

export function stageOf({ drawing, context, hurried, company, scenes, told, landed }: Asked): Stage {
  return {
    shows(event, view, events) {
      const [drawn, words] = [drawing(), context()];
      return drawn && words ? drawn.shows(event, { ...words, view }, events) : null;
    },
    after: (view, event, events) => drawing()?.after?.(view, event, events) ?? view,
    pace: () => settings.pace,
    motion,
    hidden: () => document.hidden,
    hurried,
    company,
    scenes,
    told,
    began({ event }) {
      const sound = drawing()?.sound?.(event);
      if (sound && settings.sound) play(sound);
    },
    landed,
    stopped: land,
    now: () => performance.now(),
    wait(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
}
