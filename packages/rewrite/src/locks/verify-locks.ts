import { matchesOf } from './find-locks.ts';
import { finders } from './finders.ts';
import { atomCharacter, type Lock, lockedText } from './lock.ts';

/** The locks that an answer violated, described for the model. */
export interface LockFault {
  /** Masks or locked texts that are absent. */
  readonly missing: readonly string[];
  /** Masks that occur more than once. */
  readonly doubled: readonly string[];
  /** Masks with words other than the locked ones, or adjacent to other letters or digits. */
  readonly changed: readonly { readonly expected: string; readonly found: string }[];
  /** Numbers, citations, addresses, titles or masks that the original does not have. */
  readonly added: readonly string[];
}

/** A fault without entries. */
const noFault: LockFault = { missing: [], doubled: [], changed: [], added: [] };

/** Whether the fault has an entry. */
export function hasFault({ missing, doubled, changed, added }: LockFault): boolean {
  return missing.length + doubled.length + changed.length + added.length > 0;
}

/**
 * Checks that a rewritten sentence contains every locked text of the original unchanged, and no number, citation, address,
 * formula, quotation or title that the original does not have. Null without a fault.
 */
export function verifyLocks(original: string, rewritten: string, locks: readonly Lock[]): LockFault | null {
  const missing: string[] = [];
  const changed: { expected: string; found: string }[] = [];
  for (const [text, group] of Map.groupBy(locks, (lock) => lockedText(original, lock))) {
    const places = placesOf(rewritten, text);
    if (places.length < group.length) missing.push(text);
    const free = places.filter((start) => !isExtended(original, rewritten, group[0], start));
    const touched = places.find((start) => !free.includes(start));
    if (places.length >= group.length && free.length < group.length && touched !== undefined) {
      changed.push({
        expected: text,
        found: rewritten.slice(Math.max(0, touched - 1), touched + text.length + 1),
      });
    }
  }
  const [before, after] = [numberRuns(original), numberRuns(rewritten)];
  missing.push(...surplus(before, after).filter((run) => !missing.some((text) => text.includes(run))));
  const added = [...surplus(after, before), ...newMatches(original, rewritten)];
  const fault = { ...noFault, missing, changed, added: [...new Set(added)] };
  return hasFault(fault) ? fault : null;
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1 && part !== ''; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
}

const wordEdge = /[\p{Script=Latin}\p{N}]/u;

/** Whether letters or digits were joined to a locked word, which makes it another word. */
function isExtended(original: string, rewritten: string, lock: Lock | undefined, start: number): boolean {
  if (lock === undefined) return false;
  const length = lock.span.end - lock.span.start;
  const text = lockedText(original, lock);
  const before = rewritten.slice(start - 1, start);
  const after = rewritten.slice(start + length, start + length + 1);
  const joins = (edge: string, neighbour: string, own: string) =>
    wordEdge.test(edge) && wordEdge.test(neighbour) && !wordEdge.test(own);
  if (
    start > 0 &&
    joins(text.slice(0, 1), before, original.slice(Math.max(0, lock.span.start - 1), lock.span.start))
  ) {
    return true;
  }
  if (lock.kind === 'term' && /^e?s(?![\p{Script=Latin}\p{N}])/u.test(rewritten.slice(start + length)))
    return false;
  return joins(text.slice(-1), after, original.slice(lock.span.end, lock.span.end + 1));
}

/** Returns numbers in digits with their sign, separators and multiplier. */
function numberRuns(text: string): string[] {
  const runs = text.matchAll(
    /(?:(?<![\p{L}\p{N})）\]］])[-−±])?[\d０-９]+(?:[.,．:：/][\d０-９]+)*(?:\s?[%‰％万亿千百])?/gu,
  );
  return Array.from(runs, ([run]) => run);
}

/** Returns the entries of `list` that occur less often in `allowed`. */
function surplus(list: readonly string[], allowed: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of allowed) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** Returns matches of the finders that the original does not contain; numbers in digits are compared by `numberRuns`. */
function newMatches(original: string, rewritten: string): string[] {
  const known = new Set(
    finders.flatMap((finder) => matchesOf(original, finder)).map((lock) => lockedText(original, lock)),
  );
  const added = finders.flatMap((finder) =>
    matchesOf(rewritten, finder).flatMap((lock) => {
      const text = lockedText(rewritten, lock);
      const isNumber = lock.kind === 'number' || lock.kind === 'date' || lock.kind === 'documentNumber';
      return known.has(text) || original.includes(text) || (isNumber && /[\d０-９]/.test(text)) ? [] : [text];
    }),
  );
  const atoms = placesOf(rewritten, atomCharacter).length - placesOf(original, atomCharacter).length;
  return atoms > 0 ? [...added, atomCharacter] : added;
}
