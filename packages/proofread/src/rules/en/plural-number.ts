import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const pluralNumber: Rule = {
  id: 'en.plural-number',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|\d+|several) )(hundreds|thousands|millions|billions)(?: of)?(?= [a-z]+s\b| people\b| (?:dollars|yuan|pounds|euros)\b)/gi,
    ({ groups: [count = '', unit = ''], start, end }) => ({
      start: start + count.length,
      end,
      replacements: [unit.slice(0, -1)],
    }),
  ),
  right: ['Two thousand people.', 'Thousands of people.', 'Five million dollars.'],
  wrong: [
    ['Two thousands people came.', 'Two thousand people came.'],
    ['It cost five millions of dollars.', 'It cost five million dollars.'],
  ],
};
