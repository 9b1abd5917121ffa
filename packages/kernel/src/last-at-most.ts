/**
 * Binary search for the index of the last item whose number is at most `value`; -1 if there is none. Numbers
 * must be ascending.
 */
export function lastAtMost<T>(items: readonly T[], value: number, numberOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && numberOf(item) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
