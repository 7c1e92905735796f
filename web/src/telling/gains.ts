/** A sentence with its gains: "Brasa summons a blue ghost: +1 blue token." */
export function withGains(text: string, gains: readonly string[]): string {
  return gains.length > 0 ? `${text.replace(/\.$/, "")}: ${gains.join(", ")}.` : text;
}
