/** A part of a text with marks. */
export type MarkToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'atom'; readonly id: number };

/** A text with numbered marks: `⟦b1⟧…⟦/b1⟧` around words, `⟦a2⟧` for content between words. */
export interface MarkedSource {
  readonly source: string;
  /** Pairs that represent elements such as links, whose content must stay inside. Other pairs are formatting. */
  readonly holders: readonly number[];
}

const mark = /⟦(\/?)([ba])([1-9]\d{0,5})⟧/gu;
const markSign = /[⟦⟧]/u;
/**
 * Maximum length of a translation in characters. Bounds answers that are too long; a Han character corresponds to a limited
 * number of letters.
 */
const maxLength = (source: string) => 400 + source.length * 15;

/** Splits a text at its marks; null if a delimiter occurs anywhere else. */
export function readMarks(text: string): MarkToken[] | null {
  const tokens: MarkToken[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) tokens.push({ kind: 'text', text: text.slice(at, end) });
  };
  for (const match of text.matchAll(mark)) {
    const [whole, slash, kind, id] = match;
    if (slash === '/' && kind === 'a') return null;
    addText(match.index);
    tokens.push({ kind: kind === 'a' ? 'atom' : slash === '/' ? 'close' : 'open', id: Number(id) });
    at = match.index + whole.length;
  }
  addText(text.length);
  return tokens.some((token) => token.kind === 'text' && markSign.test(token.text)) ? null : tokens;
}

/** Removes marks and their delimiters. */
export function withoutMarks(text: string): string {
  return text.replace(/⟦\/?[ab]\d+⟧|[⟦⟧]/gu, '');
}

interface Place {
  readonly kind: 'open' | 'atom';
  /** The enclosing pair; for an atom, the enclosing element; 0 for none. */
  readonly parent: number;
  hasText: boolean;
}

/** Returns the position of each mark, or a description of the fault. */
function readPlaces(text: string, holders: readonly number[]): Map<number, Place> | string {
  const tokens = readMarks(text);
  if (tokens === null) return 'The signs ⟦ and ⟧ occur only in the given marks.';
  const places = new Map<number, Place>();
  const open: number[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') {
      for (const id of /\S/.test(token.text) ? open : []) (places.get(id) as Place).hasText = true;
    } else if (token.kind === 'close') {
      if (open.pop() !== token.id) return `⟦/b${token.id}⟧ closes no open mark.`;
    } else {
      if (places.has(token.id)) return `${nameOf({ kind: token.kind, id: token.id })} occurs twice.`;
      const holder = open.findLast((id) => holders.includes(id)) ?? 0;
      const parent = token.kind === 'atom' ? holder : (open.at(-1) ?? 0);
      places.set(token.id, { kind: token.kind, parent, hasText: false });
      if (token.kind === 'open') open.push(token.id);
    }
  }
  return open.length > 0 ? `⟦b${open[0]}⟧ is not closed.` : places;
}

/**
 * Describes the fault of a translation in English for the model; null if each mark occurs once, pairs are
 * nested as in the source and contain words, and each atom is inside the same element.
 */
export function faultOfMarks({ source, holders }: MarkedSource, target: string): string | null {
  if (target.length > maxLength(source)) return 'The answer is far too long.';
  if (!/\S/.test(withoutMarks(target))) return 'The answer has no words.';
  const wanted = readPlaces(source, holders);
  if (typeof wanted === 'string') throw new Error('A source with wrong marks');
  const found = readPlaces(target, holders);
  if (typeof found === 'string') return found;
  for (const [id, { kind, parent, hasText }] of found) {
    const place = wanted.get(id);
    const name = nameOf({ kind, id });
    if (place?.kind !== kind) return `${name} is not in the source.`;
    if (place.parent !== parent) return `${name} is inside another mark than in the source.`;
    if (place.hasText && !hasText) return `${name} has no words.`;
  }
  const missing = [...wanted].find(([id]) => !found.has(id));
  return missing === undefined ? null : `${nameOf({ kind: missing[1].kind, id: missing[0] })} is missing.`;
}

function nameOf({ kind, id }: { readonly kind: 'open' | 'atom'; readonly id: number }): string {
  return `⟦${kind === 'atom' ? 'a' : 'b'}${id}⟧`;
}
