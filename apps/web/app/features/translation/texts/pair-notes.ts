import type { TranslationFault } from '@inkstone/contracts/translation';
import { translationLocks, verifyTranslation } from '@inkstone/translate';
import type { Pair } from '../../../shared/translation/sheet.ts';

/** Details of a pair that the reader should check. */
export interface PairNotes {
  readonly fault: TranslationFault | null;
  readonly isOutdated: boolean;
  readonly missedTerms: Pair['missedTerms'];
  /** Numbers, addresses and formulas that only one side contains. */
  readonly differing: readonly string[];
}

const known = new WeakMap<Pair, PairNotes>();

/** Returns the notes of a pair, memoized. */
export function notesOf(pair: Pair): PairNotes {
  const notes = known.get(pair) ?? readNotes(pair);
  known.set(pair, notes);
  return notes;
}

function readNotes({ source, target, fault, isOutdated, missedTerms }: Pair): PairNotes {
  const isComparable = source !== '' && target !== '' && !isOutdated;
  const found = isComparable ? verifyTranslation(source, target, translationLocks(source)) : null;
  return {
    ...{ fault, isOutdated },
    // A missed term that the edited translation contains is no longer reported.
    missedTerms: missedTerms.filter((term) => !target.toLowerCase().includes(term.target.toLowerCase())),
    differing: found ? [...new Set([...found.missing, ...found.added])] : [],
  };
}

/** Whether a pair has notes. */
export function hasNotes(pair: Pair): boolean {
  const { fault, isOutdated, missedTerms, differing } = notesOf(pair);
  return fault !== null || isOutdated || missedTerms.length > 0 || differing.length > 0;
}
