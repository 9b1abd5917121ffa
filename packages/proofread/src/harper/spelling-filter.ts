import { isBritishWord } from './british-words.ts';

/**
 * A word harper does not know is shown only if it is plainly a slip of a small-lettered word: its first
 * suggestion is near, and it is not right on the other side of the Atlantic.
 */
export function isPlainMisspelling(word: string, suggestions: readonly string[]): boolean {
  const [best] = suggestions;
  if (best === undefined || !/^[a-z]{4,}$/.test(word) || !/^[a-z'’ ]+$/.test(best)) return false;
  if (isBritishWord(word)) return false;
  if (suggestions.some((suggestion) => regional(word) === regional(suggestion))) return false;
  return editDistance(word, best) <= (word.length >= 6 ? 2 : 1);
}

/** British and American spellings made equal: both are right, whichever dialect harper was asked for. */
function regional(word: string): string {
  return word
    .replace(/our/g, 'or')
    .replace(/([iy])s(?=e|ing|ation|able|ers?$)/g, '$1z')
    .replace(/dgem/g, 'dgm')
    .replace(/^sc(?=ept)/, 'sk')
    .replace(/ll(?=ed|ing|er|or|ful|ment)/g, 'l')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/(?<=[bt])red$/, 'ered')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/[ao]e/g, 'e')
    .replace(/ence(?=s?$)/, 'ense')
    .replace(/amme(?=s?$)/, 'am');
}

/** Insertions, deletions, substitutions and swaps of neighbours between two short words. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
