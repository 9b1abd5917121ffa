import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { baseOfPast } from './data/verb-forms.ts';

const pasts = [...baseOfPast.keys()].filter((past) => past !== 'had').join('|');

export const pastAfterDid: Rule = {
  id: 'en.past-after-did',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    new RegExp(`\\b((?:did|does|do)(?:n['’]t| not)(?: (?:really|even|ever|always))? )(${pasts})\\b`, 'gi'),
    ({ groups: [auxiliary = '', past = ''], start, end }) => ({
      start: start + auxiliary.length,
      end,
      replacements: [baseOfPast.get(past.toLowerCase()) ?? past],
    }),
  ),
  right: ["I didn't go.", 'She did what she said.', 'He didn’t leave.'],
  wrong: [
    ["I didn't went there.", "I didn't go there."],
    ['She did not really liked it.', 'She did not really like it.'],
  ],
};
