/** Validity of a game's options and values, also by number of seats. */
import type { Say } from "../../contract/drawing.ts";
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

/** What a value is called in the game's texts; by default a choice's word itself. */
export function nameOf({ name, names }: OptionInfo, value: OptionValue, words: Say): string {
  if (names) return words(`${names}-${String(value)}`);
  const key = `option-${name}-${String(value)}`;
  const found = words(key);
  return found === key ? String(value).replaceAll("_", " ") : found;
}

/** The options of a table that are not as usual: what each is called, and its value in words or yes or no. */
export function variantOf(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, OptionValue>>,
  seats: number,
  words: Say,
): { option: string; value: string | boolean }[] {
  const unusual = offered(options, chosen, seats).filter(
    (one) => valueOf(one, chosen[one.name], seats) !== one.default,
  );
  return unusual.map((option) => {
    const value = valueOf(option, chosen[option.name], seats);
    return {
      option: words(`option-${option.name}`),
      value: typeof value === "boolean" ? value : nameOf(option, value, words),
    };
  });
}
