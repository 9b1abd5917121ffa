import type { Finding, RuleText } from '../../rule.ts';
import { certainSlipRows } from './certain-slips.ts';
import { everydayWordRows } from './everyday-words.ts';

/** Share of these findings in posts of CSCD-NS that its annotators agreed with, after unambiguous false ones were removed. */
const credible = 0.85;

/** Everyday words of two characters. */
export const everydayWords: ReadonlySet<string> = readWords();

/** The intended word of every form in the list of certain slips. */
export const certainSlips: ReadonlyMap<string, string> = readSlips();

/**
 * Finds wrong forms of everyday words that are never correct. A form is ignored if one of its characters forms an everyday word
 * with its other neighbour: 来宾管理 contains 来宾 and 管理, not a slip in 宾馆.
 */
export function* findCertainSlips({ text }: RuleText): Generator<Finding> {
  for (let start = 0; start < text.length - 1; start++) {
    const right = certainSlips.get(text.slice(start, start + 2));
    if (right === undefined) continue;
    if (
      everydayWords.has(text.slice(start - 1, start + 1)) ||
      everydayWords.has(text.slice(start + 1, start + 3))
    )
      continue;
    yield { start, end: start + 2, replacements: [right], credible };
  }
}

function readWords(): ReadonlySet<string> {
  const rows = everydayWordRows.trim().split(/\s+/);
  return new Set(rows.flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second)));
}

function readSlips(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of certainSlipRows.trim().split(/;\s*/)) {
    const [word = '', firsts = '', seconds = ''] = row.split(' ');
    for (const wrong of firsts.replace('-', '')) found.set(wrong + word[1], word);
    for (const wrong of seconds) found.set(word[0] + wrong, word);
  }
  return found;
}
