/** Removes references to unknown blocks from a streamed text. */
export interface ReferenceFilter {
  /** Adds a piece, and returns the text that can be shown. An incomplete reference is held back. */
  push(piece: string): string;
  /** Returns the text that was held back, at the end of the stream. */
  flush(): string;
  /** Ids of the blocks that the text refers to, in the order of their first reference. */
  readonly found: readonly string[];
}

/** References as models write them: `[b12]` or `[b1, b2]`, also in full-width brackets. */
const reference = /[[【]\s*(b\d{1,6}(?:\s*[,，、]\s*b\d{1,6})*)\s*[\]】]/g;
/** The beginning of a reference at the end of a text. */
const unfinished = /[[【](?:\s*b?\d{0,6}(?:\s*[,，、]\s*(?:b\d{0,6})?)*\s*)?$/;
/** Maximum length of a valid reference, in characters. */
const maxLength = 80;

/** Creates a filter of references; `known` are the ids of blocks that exist. */
export function createReferenceFilter(known: ReadonlySet<string>): ReferenceFilter {
  const found = new Set<string>();
  let held = '';
  const clean = (text: string) =>
    text.replace(reference, (_, ids: string) => {
      const valid = ids.split(/[,，、]/).flatMap((id) => (known.has(id.trim()) ? [id.trim()] : []));
      for (const id of valid) found.add(id);
      return valid.map((id) => `[${id}]`).join('');
    });
  return {
    push(piece) {
      const text = held + piece;
      const start = unfinished.exec(text)?.index ?? text.length;
      const end = text.length - start > maxLength ? text.length : start;
      held = text.slice(end);
      return clean(text.slice(0, end));
    },
    flush() {
      const rest = clean(held);
      held = '';
      return rest;
    },
    get found() {
      return [...found];
    },
  };
}
