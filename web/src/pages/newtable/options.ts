/** Validity of a game's options and values, also by number of seats. */
import type { OptionInfo } from "../../net/wire.ts";

export type OptionValue = boolean | number | string;

/** The words or numbers that are valid for so many seats. */
export function valuesOf(option: OptionInfo, seats: number): (number | string)[] {
  if (option.kind === "choice") {
    return (option.words ?? []).filter((word) => {
      const { least, most } = option.seats?.[word] ?? { least: seats, most: seats };
      return least <= seats && seats <= most;
    });
  }
  const low = option.low ?? 0;
  const high = option.names_a_seat ? Math.min(seats, option.high ?? low) : (option.high ?? low);
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** The chosen value if it is still valid; otherwise the default. */
export function valueOf(option: OptionInfo, chosen: OptionValue | undefined, seats: number): OptionValue {
  if (chosen === undefined) return option.default;
  if (option.kind === "flag" || typeof chosen === "boolean") return chosen;
  return valuesOf(option, seats).includes(chosen) ? chosen : option.default;
}

/** The options that apply, given the others' values. */
export function offered(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, OptionValue>>,
  seats: number,
): OptionInfo[] {
  const counts = ({ only }: OptionInfo): boolean => {
    const needed = options.find(({ name }) => name === only?.option);
    if (!only) return true;
    return needed !== undefined && counts(needed) && valueOf(needed, chosen[needed.name], seats) === only.word;
  };
  return options.filter(counts);
}
