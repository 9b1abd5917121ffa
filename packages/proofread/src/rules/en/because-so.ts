import { byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const clauseStart = /^(?:PRP|DT|PRP\$|EX|NNP|NNS)$/;
const maxClauseLength = 24;

export const becauseSo: Rule = {
  id: 'en.because-so',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWords('^ because|since|as !of|for|to', ({ sentence }) => {
    const at = sentence.findIndex(({ lower }, i) => lower === 'so' && sentence[i - 1]?.tag === ',');
    const [comma, conjunction, next] = sentence.slice(at - 1, at + 2);
    if (comma === undefined || conjunction === undefined || next === undefined) return null;
    if (!(clauseStart.test(next.tag) || next.lower === 'many') || next.lower === 'that') return null;
    const clause = sentence.slice(1, at - 1);
    return clause.length > maxClauseLength || clause.some(({ tag }) => /^[",:]$/.test(tag))
      ? null
      : { start: comma.end, end: conjunction.end, replacements: [''] };
  }),
  right: [
    'Because it rained, we stayed.',
    'It rained, so we stayed.',
    'Because he was ill, he stayed so long in bed.',
  ],
  wrong: [
    ['Because it rained, so we stayed at home.', 'Because it rained, we stayed at home.'],
    ['Since he was ill, so many friends came.', 'Since he was ill, many friends came.'],
  ],
};
