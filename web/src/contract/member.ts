/** Members that only some types of a union have. */
type Names<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;

/** The member of that name, such as the seat of an event; undefined if this variant has none. */
export function member<Union extends object, Name extends Names<Union>>(
  one: Union | null | undefined,
  name: Name,
): Value<Union, Name> | undefined {
  return (one as { readonly [Each in Name]?: Value<Union, Name> } | null | undefined)?.[name];
}

/** Whether two objects are equal in all members (shallow). */
export function sameMembers(one: object, other: object): boolean {
  const [mine, theirs] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  return (
    mine.size === theirs.size && [...mine].every(([name, value]) => theirs.has(name) && theirs.get(name) === value)
  );
}

type WithKind<Event, Kind> = Event extends { readonly kind: infer Own }
  ? [Own & Kind] extends [never]
    ? never
    : Event
  : never;

/** The events of these kinds. */
export function ofKind<Event extends { readonly kind: string }, Kind extends Event["kind"]>(
  events: readonly Event[],
  ...kinds: readonly Kind[]
): WithKind<Event, Kind>[] {
  const wanted: readonly string[] = kinds;
  return events.filter((event): event is WithKind<Event, Kind> => wanted.includes(event.kind));
}
