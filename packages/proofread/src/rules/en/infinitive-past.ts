import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { baseOfPast } from './data/verb-forms.ts';

const pasts = [...baseOfPast.keys()]
  .filter((past) => !['left', 'used', 'found', 'was', 'lost'].includes(past))
  .join('|');

export const infinitivePast: Rule = {
  id: 'en.infinitive-past',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    new RegExp(
      `\\b((?:want|wants|wanted|need|needs|needed|going|try|trying|tried|decide|decided|able|hope|hoped|plan|planned|started|began|in order|have|had|has|like|liked) to )(${pasts})\\b`,
      'gi',
    ),
    ({ groups: [opening = '', past = ''], start, end }) => ({
      start: start + opening.length,
      end,
      replacements: [baseOfPast.get(past.toLowerCase()) ?? past],
    }),
  ),
  right: ['I want to go.', 'I decided to leave.', 'He is used to found objects.'],
  wrong: [
    ['I wanted to went home.', 'I wanted to go home.'],
    ['She decided to bought a car.', 'She decided to buy a car.'],
  ],
};
