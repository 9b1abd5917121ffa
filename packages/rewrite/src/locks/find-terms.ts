import type { Span } from '@inkstone/kernel';

const isWordCharacter = /[\p{Script=Latin}\p{N}]/u;

/**
 * The places of terms in a text; of terms that begin at one place the longest. A term of Latin letters matches
 * whole words in any capitalisation, with a plural s.
 */
export function findTerms(text: string, terms: readonly string[]): Span[] {
  const byStart = groupTerms(terms);
  if (byStart.size === 0) return [];
  const small = lowered(text);
  const spans: Span[] = [];
  for (let at = 0; at < small.length; at++) {
    const length = lengthAt(small, at, byStart.get(small.slice(at, at + 1)) ?? []);
    if (length === 0) continue;
    spans.push({ start: at, end: at + length });
    at += length - 1;
  }
  return spans;
}

/** Lower case of the same length: letters whose lower case is longer stay. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function groupTerms(terms: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of new Set(terms.map((each) => lowered(each.trim())))) {
    if (term === '') continue;
    const first = term.slice(0, 1);
    groups.set(first, [...(groups.get(first) ?? []), term]);
  }
  for (const group of groups.values()) group.sort((a, b) => b.length - a.length);
  return groups;
}

function lengthAt(text: string, at: number, terms: readonly string[]): number {
  for (const term of terms) {
    if (!text.startsWith(term, at)) continue;
    if (isInsideWord(text, at)) continue;
    const end = at + term.length;
    if (!isInsideWord(text, end)) return term.length;
    if (text.startsWith('s', end) && !isInsideWord(text, end + 1)) return term.length + 1;
  }
  return 0;
}

/** Whether both sides of a position are letters or digits of one Latin word. */
function isInsideWord(text: string, at: number): boolean {
  return (
    isWordCharacter.test(text.slice(at - 1, at) || ' ') && isWordCharacter.test(text.slice(at, at + 1) || ' ')
  );
}
