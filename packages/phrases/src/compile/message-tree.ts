/** Messages of one namespace: texts, or groups of texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Converts parsed JSON to a tree. Throws if it contains anything but texts and groups; `where` names the
 * file.
 */
export function toMessageTree(value: unknown, where: string): MessageTree {
  if (typeof value !== 'object' || value === null) throw new Error(`${where} holds no words`);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? inner : toMessageTree(inner, `${where}: "${key}"`),
    ]),
  );
}

/** Returns all texts of a tree by dotted key, in file order. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [inner, text] of flatten(value, path)) texts.set(inner, text);
  }
  return texts;
}

/** Maps every text of a tree with `change`. */
export function mapTexts<Result>(
  tree: MessageTree,
  change: (text: string) => Result,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}

/** Adds texts missing in `words` from `fallback`, and removes keys that `fallback` does not have. */
export function withFallback(words: MessageTree, fallback: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(fallback).map(([key, spare]) => {
      const own = words[key];
      if (typeof spare === 'string') return [key, typeof own === 'string' ? own : spare];
      return [key, typeof own === 'object' ? withFallback(own, spare) : spare];
    }),
  );
}

/** Removes texts from `words` that `reference` does not have, and sorts it like `reference`. */
export function withoutStrays(words: MessageTree, reference: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(reference).flatMap(([key, model]): [string, string | MessageTree][] => {
      const own = words[key];
      if (typeof model === 'string') return typeof own === 'string' ? [[key, own]] : [];
      return typeof own === 'object' ? [[key, withoutStrays(own, model)]] : [];
    }),
  );
}
