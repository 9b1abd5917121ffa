/** Deepest nesting of an input: more than the deepest document, and safe for the stack of those who read it. */
export const maxInputDepth = 3000;

/** An object or list of an input, with its place in the one that contains it. */
interface Container {
  readonly value: object;
  readonly key: string;
  readonly parent: Container | null;
  readonly depth: number;
}

/**
 * Returns the path (`items.0.name`) of a string in `input`, including object keys, that contains U+0000, or of a part that is
 * nested too deeply; null if there is none. PostgreSQL cannot store U+0000 in text. `input` is parsed JSON or a query: a tree
 * without cycles. Every request passes here: only the path that is returned is composed.
 */
export function findUnreadable(input: unknown): string | null {
  if (typeof input === 'string') return isUnreadable(input) ? '' : null;
  if (typeof input !== 'object' || input === null) return null;
  const open: Container[] = [{ value: input, key: '', parent: null, depth: 0 }];
  for (let container = open.pop(); container; container = open.pop()) {
    const { value, depth } = container;
    // The path of a deep part would be as long as it is deep.
    if (depth >= maxInputDepth) return pathOf(container).split('.', 1)[0] ?? '';
    const found = Array.isArray(value)
      ? readList(container, value, open)
      : readObject(container, value, open);
    if (found !== null) return found;
  }
  return null;
}

/** Adds the containers in a list to `open`; returns the path of an unreadable string. */
function readList(parent: Container, list: readonly unknown[], open: Container[]): string | null {
  for (let at = list.length - 1; at >= 0; at--) {
    const value = list[at];
    if (typeof value === 'object' && value !== null)
      open.push({ value, key: String(at), parent, depth: parent.depth + 1 });
    else if (typeof value === 'string' && isUnreadable(value)) return pathIn(parent, String(at));
  }
  return null;
}

function readObject(parent: Container, object: object, open: Container[]): string | null {
  const entries = Object.entries(object);
  for (let at = entries.length - 1; at >= 0; at--) {
    const [key, value] = entries[at] ?? ['', null];
    if (isUnreadable(key)) return pathOf(parent);
    if (typeof value === 'object' && value !== null)
      open.push({ value, key, parent, depth: parent.depth + 1 });
    else if (typeof value === 'string' && isUnreadable(value)) return pathIn(parent, key);
  }
  return null;
}

function isUnreadable(text: string): boolean {
  return text.includes('\u0000');
}

function pathIn(parent: Container, key: string): string {
  const path = pathOf(parent);
  return path ? `${path}.${key}` : key;
}

function pathOf(container: Container): string {
  const keys: string[] = [];
  for (let at: Container | null = container; at?.parent; at = at.parent) keys.push(at.key);
  return keys.reverse().join('.');
}
