/** The items of one day, newest first. */
export interface DayOf<Item> {
  readonly day: string;
  readonly versions: readonly Item[];
}

/** Groups items, newest first, by the name of their day. */
export function groupByDay<Item extends { readonly createdAt: number }>(
  items: readonly Item[],
  nameOf: (at: number) => string,
): DayOf<Item>[] {
  const days: { day: string; versions: Item[] }[] = [];
  for (const item of items) {
    const day = nameOf(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.versions.push(item);
    else days.push({ day, versions: [item] });
  }
  return days;
}
