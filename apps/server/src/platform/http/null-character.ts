/**
 * Returns the path (`items.0.name`) of the first string in `input`, including object keys, that contains
 * U+0000, or null. PostgreSQL cannot store it in text. `input` is parsed JSON or a query: a tree without
 * cycles.
 */
export function findNullCharacter(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return input.includes('\u0000') ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [key, value] of Object.entries(input)) {
    if (key.includes('\u0000')) return path;
    const found = findNullCharacter(value, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
