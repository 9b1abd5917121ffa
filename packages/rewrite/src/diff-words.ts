import { diffArrays } from 'diff';

/** One piece of a comparison for display. */
export interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The differences of two sentences; a mostly changed sentence is shown as a new one. */
export type WordDiff =
  | { readonly isNew: false; readonly pieces: readonly DiffPiece[] }
  | { readonly isNew: true };

/** Share of changed characters (0 to 1) above which a diff is harder to read than the new sentence. */
const maxChangedShare = 0.6;
/** Minimum length of equal text between two changes; shorter text is merged with them. */
const minLength = 2;

/**
 * Returns the difference of two sentences by words, for display. Quadratic in the worst case, so it is meant for single
 * sentences.
 */
export function diffWords(before: string, after: string): WordDiff {
  const pieces = mergeFragments(
    diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }): DiffPiece => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      return { kind, text: value.join('') };
    }),
  );
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  const longest = Math.max(before.length, after.length);
  return longest > 0 && (longest - same) / longest > maxChangedShare
    ? { isNew: true }
    : { isNew: false, pieces };
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Joins changes that are separated only by a short word or a space; removals come before additions. */
function mergeFragments(pieces: readonly DiffPiece[]): DiffPiece[] {
  const merged: DiffPiece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') merged.push({ kind: 'removed', text: removed });
    if (added !== '') merged.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [at, { kind, text }] of pieces.entries()) {
    const isBetween = kind === 'same' && removed + added !== '' && at < pieces.length - 1;
    if (kind === 'same' && !(isBetween && text.trim().length <= minLength - 1)) {
      flush();
      merged.push({ kind, text });
      continue;
    }
    if (kind !== 'added') removed += text;
    if (kind !== 'removed') added += text;
  }
  flush();
  return merged;
}
