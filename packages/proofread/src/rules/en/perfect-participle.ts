import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { participleOfPast } from './data/verb-forms.ts';

const pasts = [...participleOfPast.keys()].filter((past) => !['was', 'got', 'did'].includes(past)).join('|');

export const perfectParticiple: Rule = {
  id: 'en.perfect-participle',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    new RegExp(
      `\\b((?:have|has|had|['’]ve|haven['’]t|hasn['’]t|hadn['’]t)(?: (?:never|already|just|ever|not|always|also))? )(${pasts})\\b`,
      'gi',
    ),
    ({ groups: [auxiliary = '', past = ''], start, end }) => ({
      start: start + auxiliary.length,
      end,
      replacements: [participleOfPast.get(past.toLowerCase()) ?? past],
    }),
  ),
  right: ['I have gone home.', 'He had a saw.', 'He wrote it.'],
  wrong: [
    ['I have went home.', 'I have gone home.'],
    ['She has already wrote it.', 'She has already written it.'],
  ],
};
