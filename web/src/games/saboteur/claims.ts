/** Which symbols say what in Saboteur. */
const KINDS: Readonly<Record<string, string>> = {
  saw: "ui-eye",
  think: "ui-people",
  "mend-mine": "sb-repair",
  "have-map": "sb-map",
  dig: "sb-pickaxe",
};
const VALUES: Readonly<Record<string, string>> = {
  "find gold": "sb-gold",
  "find stone": "sb-stone",
  "find nothing": "ui-hidden",
  "stance saboteur": "sb-saboteur",
  "stance digger": "sb-digger",
  "stance unsure": "ui-question",
};

export function claimIcon(name: string, value: string | null): string | null {
  if (value === null) return KINDS[name] ?? null;
  if (name === "goal") return `sb-goal-${value}`;
  if (name === "tool") return `sb-${value}-broken`;
  return VALUES[`${name} ${value}`] ?? null;
}
