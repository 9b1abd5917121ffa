import type { Span } from '@inkstone/kernel';
import { findTerms } from './find-terms.ts';
import { type Finder, finders } from './finders.ts';
import { atomCharacter, type Lock, type LockKind, showsWords } from './lock.ts';

/** Additional locks, and kinds to omit. */
export interface LockOptions {
  /** Terms, glossary entries and exempt words. Latin terms match whole words in any capitalisation. */
  readonly terms?: readonly string[];
  /** Kinds that are not locked; terms and atoms always are. */
  readonly without?: readonly LockKind[];
}

const urlTail = /[.,;:!?'"*_~]+$/;

/**
 * Returns the spans of a text that rewriting must not change, in order and without overlap. Of overlapping locks the longest is
 * returned; locks with nothing but spaces between them are merged. Takes linear time.
 */
export function findLocks(text: string, options: LockOptions = {}): readonly Lock[] {
  const without = new Set(options.without);
  const found = finders.flatMap((finder) => (without.has(finder.kind) ? [] : matchesOf(text, finder)));
  const terms = findTerms(text, options.terms ?? []).map((span): Lock => ({ kind: 'term', span }));
  return joinNeighbours(
    text,
    longestFirst(text, [...terms, ...atomsOf(text), ...found], !without.has('number')),
  );
}

/** Returns the matches of one finder, which may overlap those of others. */
export function matchesOf(text: string, { kind, pattern }: Finder): Lock[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const start = match.index + (kind === 'documentNumber' ? lengthOfLead(match[0]) : 0);
    const end = match.index + trimmed(kind, match[0]).length;
    return { kind, span: { start, end } };
  }).filter(({ span }) => span.end > span.start);
}

/** Removes adjacent punctuation of the sentence from an address. */
function trimmed(kind: LockKind, found: string): string {
  if (kind !== 'url' && kind !== 'doi') return found.trim() === '' ? '' : found;
  const short = found.replace(urlTail, '');
  const isOpen = short.endsWith(')') && !short.includes('(');
  return isOpen ? short.slice(0, -1).replace(urlTail, '') : short;
}

/** Returns the length of the words before the issuing body, as in 根据国办发〔2025〕5号. */
function lengthOfLead(found: string): number {
  return (
    /^.{0,8}(?:[据照见和与及的由、]|关于|印发|转发)(?=\p{Script=Han}*[〔[（(［【])/u.exec(found)?.[0]
      .length ?? 0
  );
}

function atomsOf(text: string): Lock[] {
  const locks: Lock[] = [];
  for (let at = text.indexOf(atomCharacter); at !== -1; at = text.indexOf(atomCharacter, at + 1)) {
    locks.push({ kind: 'atom', span: { start: at, end: at + 1 } });
  }
  return locks;
}

/** Selects locks without overlaps, longer ones first. */
function longestFirst(text: string, locks: readonly Lock[], withDigits: boolean): Lock[] {
  const taken = new Uint8Array(text.length);
  const kept: Lock[] = [];
  const length = ({ start, end }: Span) => end - start;
  for (const lock of locks.toSorted((a, b) => length(b.span) - length(a.span))) {
    const { start, end } = lock.span;
    // A shorter lock cannot contain a longer one, so it overlaps one exactly if its start or end is covered.
    if (taken[start] === 1 || taken[end - 1] === 1) continue;
    taken.fill(1, start, end);
    kept.push(lock);
  }
  const digits = withDigits ? bareDigits(text, taken) : [];
  return [...kept, ...digits].sort((a, b) => a.span.start - b.span.start);
}

/** Returns the digits that no lock covers, including those of dropped locks. */
function bareDigits(text: string, taken: Uint8Array): Lock[] {
  const locks: Lock[] = [];
  for (const { 0: found, index } of text.matchAll(/[\d０-９]+/g)) {
    let start = index;
    for (let at = index; at <= index + found.length; at++) {
      if (at < index + found.length && taken[at] === 0) continue;
      if (at > start) locks.push({ kind: 'number', span: { start, end: at } });
      start = at + 1;
    }
  }
  return locks;
}

const onlySpaces = /^[ \u00a0\u3000]{0,3}$/;

/** Whether two locks are separated only by spaces, and the words of both or of neither are shown in their masks. */
function areNeighbours(text: string, one: Lock, next: Lock): boolean {
  if (showsWords(one) !== showsWords(next)) return false;
  return onlySpaces.test(text.slice(one.span.end, next.span.start).slice(0, 4));
}

function joinNeighbours(text: string, locks: readonly Lock[]): Lock[] {
  const joined: Lock[] = [];
  for (const lock of locks) {
    const last = joined.at(-1);
    if (last === undefined || !areNeighbours(text, last, lock)) {
      joined.push(lock);
      continue;
    }
    const isLonger = lock.span.end - lock.span.start > last.span.end - last.span.start;
    const kind = isLonger ? lock.kind : last.kind;
    joined[joined.length - 1] = { kind, span: { start: last.span.start, end: lock.span.end } };
  }
  return joined;
}
