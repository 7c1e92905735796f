/** The score sheet, with one's own records where somebody plays alone. */
import { sheet as told } from "../../telling/sheet.ts";
import type { Context, Happening, Say, Sheet } from "../../contract/drawing.ts";
import { countedScore, recordName, storedRecords, type Records } from "./records.ts";
import type { Event, Result, View } from "./wire.ts";

export function sheet(context: Context<View>, history: readonly Happening<Event>[]): Sheet | null {
  const made = told(context, history);
  const { view, say, practice } = context;
  if (!made || !view.result || view.seats > 1 || practice) return made;
  return { ...made, honours: recordHonour(view, view.result, storedRecords(), say) };
}

function recordHonour(view: View, result: Result, records: Records, say: Say): Sheet["honours"][number][] {
  const scores = records[recordName(view.options.mode, view.options.geometry)] ?? [];
  const best = scores[0];
  const score = countedScore(view);
  const list = scores.join(" · ");
  if (best === undefined) return [];
  if (score !== null && score <= best)
    return [{ icon: "lok-whistle", title: say("record-new"), text: say("record-list", { list }) }];
  return [
    {
      icon: "lok-whistle",
      title: say("record-best", { points: best, missing: (result.scores[0] ?? 0) - best }),
      text: say("record-list", { list }),
    },
  ];
}
