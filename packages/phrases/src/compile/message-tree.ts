/** The words of one namespace: texts, or groups of texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** A parsed file as a tree. Throws where there is something other than texts and groups; `where` names the file. */
export function toMessageTree(value: unknown, where: string): MessageTree {
  if (typeof value !== 'object' || value === null) throw new Error(`${where} holds no words`);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? inner : toMessageTree(inner, `${where}: "${key}"`),
    ]),
  );
}

/** Every text of a tree under its dotted key, in file order. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [inner, text] of flatten(value, path)) texts.set(inner, text);
  }
  return texts;
}

/** The tree with each text replaced by what `change` makes of it. */
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

/** `words` with every text that it lacks taken from `fallback`; keys that only `words` has are dropped. */
export function withFallback(words: MessageTree, fallback: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(fallback).map(([key, spare]) => {
      const own = words[key];
      if (typeof spare === 'string') return [key, typeof own === 'string' ? own : spare];
      return [key, typeof own === 'object' ? withFallback(own, spare) : spare];
    }),
  );
}

/** `words` without the texts that `reference` does not have, in the order of `reference`. */
export function withoutStrays(words: MessageTree, reference: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(reference).flatMap(([key, model]): [string, string | MessageTree][] => {
      const own = words[key];
      if (typeof model === 'string') return typeof own === 'string' ? [[key, own]] : [];
      return typeof own === 'object' ? [[key, withoutStrays(own, model)]] : [];
    }),
  );
}
