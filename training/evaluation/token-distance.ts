const token = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

/** Returns the words, Han characters and punctuation of a text; ignores spaces and quote styles. */
export function tokensOf(text: string): string[] {
  return Array.from(text.matchAll(token), ([found]) => found.replaceAll('’', "'").replace(/[“”]/, '"'));
}

/** Returns the edit distance in tokens. */
export function tokenDistance(from: string, to: string): number {
  const [a, b] = [tokensOf(from), tokensOf(to)];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, one] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const exchanged = (row[j] ?? 0) + (one === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
