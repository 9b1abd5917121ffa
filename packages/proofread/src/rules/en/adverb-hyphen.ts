import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const adverbHyphen: Rule = {
  id: 'en.adverb-hyphen',
  category: 'punctuation',
  severity: 'style',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b(highly|newly|recently|poorly|badly|carefully|closely|completely|environmentally|extremely|fully|increasingly|internationally|previously|privately|publicly|rapidly|really|specially|widely|densely|freshly|heavily|largely|politically|randomly|rarely|easily|mentally|physically|socially|economically|commonly|clearly)-(?=[a-z]+(?:ed|ing|n|t|able|ible|ful|friendly)\b)/gi,
    ({ groups: [adverb = ''] }) => `${adverb} `,
  ),
  right: ['A highly qualified man.', 'A family-owned shop.'],
  wrong: [['She is a highly-qualified teacher.', 'She is a highly qualified teacher.']],
};
