import type { Span } from '@inkstone/kernel';

const isWordCharacter = /[\p{Script=Latin}\p{N}]/u;

/** Terms that begin with one character: their lengths, longest first, and the terms of each length. */
interface Group {
  readonly lengths: readonly number[];
  readonly terms: ReadonlySet<string>;
}

type TermIndex = ReadonlyMap<string, Group>;

/** Cached, because lists of terms are long and are used for many texts. */
const indices = new WeakMap<readonly string[], TermIndex>();

/**
 * Returns the occurrences of terms in a text; of terms that begin at one position the longest. A term of Latin letters matches
 * whole words in any capitalisation, with a plural s. The time depends on the text and on the number of different term lengths,
 * not on the number of terms. A list of terms must not be changed after its first use.
 */
export function findTerms(text: string, terms: readonly string[]): Span[] {
  if (terms.length === 0) return [];
  const index = indices.get(terms) ?? indexTerms(terms);
  indices.set(terms, index);
  const small = lowered(text);
  const spans: Span[] = [];
  for (let at = 0; at < small.length; at++) {
    const group = index.get(small.slice(at, at + 1));
    const length = group === undefined || isInsideWord(small, at) ? 0 : lengthAt(small, at, group);
    if (length === 0) continue;
    spans.push({ start: at, end: at + length });
    at += length - 1;
  }
  return spans;
}

/** Converts to lower case of the same length; letters whose lower case is longer are unchanged. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function indexTerms(terms: readonly string[]): TermIndex {
  const groups = new Map<string, Set<string>>();
  for (const each of terms) {
    const term = lowered(each.trim());
    if (term === '') continue;
    const first = term.slice(0, 1);
    const group = groups.get(first) ?? new Set();
    groups.set(first, group.add(term));
  }
  return new Map(
    Array.from(groups, ([first, group]) => {
      const lengths = new Set(Array.from(group, (term) => term.length));
      return [first, { lengths: [...lengths].sort((a, b) => b - a), terms: group }];
    }),
  );
}

function lengthAt(text: string, at: number, { lengths, terms }: Group): number {
  for (const length of lengths) {
    const end = at + length;
    if (end > text.length || !terms.has(text.slice(at, end))) continue;
    if (!isInsideWord(text, end)) return length;
    if (text.startsWith('s', end) && !isInsideWord(text, end + 1)) return length + 1;
  }
  return 0;
}

/** Whether a position is inside a Latin word. */
function isInsideWord(text: string, at: number): boolean {
  return (
    isWordCharacter.test(text.slice(at - 1, at) || ' ') && isWordCharacter.test(text.slice(at, at + 1) || ' ')
  );
}
