/** The translations of a batch by the number of the segment. Segments without a usable text are absent. */
export type BatchAnswer = ReadonlyMap<number, string>;

/**
 * Parses the answer of a model to a batch: `[{"i":1,"s":"…"}]`, possibly with text around it; null if there
 * is no such list. Unknown numbers, numbers that occur twice with different texts, and numbers merged with
 * others are omitted.
 */
export function readBatchAnswer(answer: string, requested: readonly number[]): BatchAnswer | null {
  const list = parseList(answer);
  if (list === null) return null;
  const found = new Map<number, string>();
  const doubtful = new Set<number>();
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue;
    const { i, s } = item as { readonly i?: unknown; readonly s?: unknown };
    if (Array.isArray(i)) for (const id of i) doubtful.add(Number(id));
    const id = typeof i === 'string' ? Number(i) : i;
    if (typeof id !== 'number' || typeof s !== 'string' || !requested.includes(id)) continue;
    const known = found.get(id);
    if (known !== undefined && known !== s) doubtful.add(id);
    found.set(id, s);
  }
  for (const id of doubtful) found.delete(id);
  return found;
}

function parseList(answer: string): readonly unknown[] | null {
  const [start, end] = [answer.indexOf('['), answer.lastIndexOf(']')];
  if (start === -1 || end < start) return null;
  try {
    const value: unknown = JSON.parse(answer.slice(start, end + 1));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
