/**
 * Whether a device has edits that the stored document lacks. Both arguments are state vectors: the number of edits of each
 * author.
 */
export function lacksEdits(
  stored: ReadonlyMap<number, number>,
  device: ReadonlyMap<number, number>,
): boolean {
  return [...device].some(([author, edits]) => edits > (stored.get(author) ?? 0));
}
