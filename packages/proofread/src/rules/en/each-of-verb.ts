import { byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

export const eachOfVerb: Rule = {
  id: 'en.each-of-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWords(
    ',^ each|one|either of the|my|our|his|her|their|these|those JJ* NNS [ are|were|have|do ]',
    ({ marked: [verb] }) => singular[verb.lower] ?? null,
  ),
  right: ['Each of the boys has a ball.', 'One of my friends is ill.', 'One of the boys who are here fell.'],
  wrong: [
    ['Each of the boys have a ball.', 'Each of the boys has a ball.'],
    ['One of my friends are ill.', 'One of my friends is ill.'],
  ],
};
