/**
 * Returns the beginning of a text, at most `length` UTF-16 units, without half a character: PostgreSQL does not store one in
 * JSON.
 */
export function cutText(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed();
}
