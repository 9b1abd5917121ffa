/**
 * Whether a device has edits that the stored document lacks. Both are state vectors: how many edits of each author
 * are there.
 */
export function lacksEdits(
  stored: ReadonlyMap<number, number>,
  device: ReadonlyMap<number, number>,
): boolean {
  return [...device].some(([author, edits]) => edits > (stored.get(author) ?? 0));
}
