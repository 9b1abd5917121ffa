import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const hundreds: Rule = {
  id: 'en.hundreds',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'two|three|four|five|six|seven|eight|nine|ten|several|CD [ hundreds|thousands|millions|billions ] NNS|people',
      ({ marked: [number], words }) =>
        /^(?:one|a)$/.test(words[0]?.lower ?? '') ? null : number.text.slice(0, -1),
    ),
    byWords(
      '!a|one|two|three|four|five|six|seven|eight|nine|ten|several|CD|per|every [ hundred|thousand|million ] of people|NNS',
      ({ marked: [number], words }) =>
        words[0]?.tag === 'CD' || words[0]?.tag === 'DT' || words[0]?.tag === 'JJ' ? null : `${number.text}s`,
    ),
  ]),
  right: [
    'Two hundred people came.',
    'Hundreds of people came.',
    'A hundred of them left.',
    'Two million of these birds died.',
  ],
  wrong: [
    ['Two hundreds people came.', 'Two hundred people came.'],
    ['There were thousand of people.', 'There were thousands of people.'],
  ],
};
