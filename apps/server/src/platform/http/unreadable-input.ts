/** Deepest nesting of an input: more than the deepest document, and safe for the stack of those who read it. */
export const maxInputDepth = 3000;

/** A part of an input, with its path. */
interface Part {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/**
 * Returns the path (`items.0.name`) of the first string in `input`, including object keys, that contains
 * U+0000, or of the first part that is nested too deeply; null if there is none. PostgreSQL cannot store U+0000 in text. `input`
 * is parsed JSON or a query: a tree without cycles.
 */
export function findUnreadable(input: unknown): string | null {
  const parts: Part[] = [{ value: input, path: '', depth: 0 }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, path, depth } = part;
    if (typeof value === 'string' && value.includes('\u0000')) return path;
    if (typeof value !== 'object' || value === null) continue;
    // The path of a deep part would be as long as it is deep.
    if (depth >= maxInputDepth) return path.split('.', 1)[0] ?? '';
    const entries = Object.entries(value);
    if (entries.some(([key]) => key.includes('\u0000'))) return path;
    for (const [key, inner] of entries.reverse())
      parts.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 });
  }
  return null;
}
