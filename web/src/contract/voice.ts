/** Who is spoken to: I am told what I did as "You lay", and everybody else's deeds by name, "Ana lays". */

/** The attribute of a message which tells it to whom did it; a spectator hears of everybody by name. */
export function voice(event: object, { me }: { readonly me: number | null }): "" | ".own" {
  return me !== null && "seat" in event && event.seat === me ? ".own" : "";
}
