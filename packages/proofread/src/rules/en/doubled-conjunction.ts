import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import type { Finding, Rule } from '../rule.ts';

export const doubledConjunction: Rule = {
  id: 'en.doubled-conjunction',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([byWords('^ although|though|because|since', paired), byWords('^ even though', paired)]),
  right: [
    'Although it rained, we went out.',
    'It rained, but we went out.',
    'Because he was ill, he stayed so long in bed.',
  ],
  wrong: [
    ['Although it rained, but we went out.', 'Although it rained, we went out.'],
    ['Because he was ill, so he stayed at home.', 'Because he was ill, he stayed at home.'],
  ],
};

/** The "but" or "so" that takes up what the opening word has said already. */
function paired({ words, sentence }: WordMatch): Finding | null {
  const opener = words.at(-1)?.lower ?? '';
  const second = opener === 'because' || opener === 'since' ? 'so' : 'but';
  const at = sentence.findIndex((word, i) => word.lower === second && sentence[i - 1]?.tag === ',');
  const comma = sentence[at - 1];
  const conjunction = sentence[at];
  const next = sentence[at + 1];
  if (
    comma === undefined ||
    conjunction === undefined ||
    !/^(?:PRP|DT|PRP\$|EX|NNP|NNS)$/.test(next?.tag ?? '') ||
    next?.lower === 'that'
  )
    return null;
  const earlier = sentence.slice(words.length, at - 1);
  if (earlier.some(({ tag }) => tag === ',' || tag === '"' || tag === ':') || earlier.length > 14)
    return null;
  return { start: comma.end, end: conjunction.end, replacements: [''] };
}
