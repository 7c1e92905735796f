/** The director's stage at an open table: the game's drawing, the settings, the page. */
import type { Stage } from "../../model/director/stage.ts";
import type { Frame } from "../../model/director/frames.ts";
import type { Animation, Context, EventView, GameDrawing } from "../../contract/drawing.ts";
import { land } from "../../interaction/fly.ts";
import { soon } from "../../interaction/later.ts";
import { play } from "../../interaction/sound.ts";
import { motion, settings } from "../../settings/settings.svelte.ts";

export interface Asked {
  drawing(): GameDrawing | null;
  context(): Context | null;
  hurried(): boolean;
  lingers(): boolean;
  company(): boolean;
  scenes(): boolean;
  behind(): number;
  told(frame: Frame, event: EventView): void;
  began(beat: Animation): void;
  landed(frame: Frame): void;
}

export function stageOf({
  drawing,
  context,
  hurried,
  lingers,
  company,
  scenes,
  behind,
  told,
  began,
  landed,
}: Asked): Stage {
  return {
    shows(event, view, events) {
      const [drawn, words] = [drawing(), context()];
      return drawn && words ? drawn.shows(event, { ...words, view }, events) : null;
    },
    after: (view, event, events) => drawing()?.after?.(view, event, events) ?? view,
    keeps: (before, now) => drawing()?.keeps?.(before, now) ?? now,
    pace: () => settings.pace,
    motion,
    hidden: () => document.hidden,
    hurried,
    lingers,
    company,
    scenes,
    behind,
    told,
    began(beat) {
      const sound = drawing()?.sound?.(beat.event);
      if (sound && settings.sound) play(sound);
      began(beat);
    },
    landed,
    stopped: land,
    now: () => performance.now(),
    wait(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    soon,
  };
}
