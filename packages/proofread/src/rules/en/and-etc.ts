import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const andEtc: Rule = {
  id: 'en.and-etc',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /,? and (?:etc\.?|so on and so forth|so on,? etc\.?)(?![a-z])|(?<=such as [^.;:]{2,80}),? etc\.,? etc\./gi,
    ({ found, after }) =>
      (found.startsWith(',') || !/so on/.test(found) ? ', etc.' : ' and so on') +
      (after(1) === '.' ? '' : ''),
    'en',
  ),
  right: ['We buy tea, coffee, etc.', 'Tea and so on.'],
  wrong: [['We buy tea, coffee and etc. here.', 'We buy tea, coffee, etc. here.']],
};
