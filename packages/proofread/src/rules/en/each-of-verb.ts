import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

export const eachOfVerb: Rule = {
  id: 'en.each-of-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ each|one|either of the|my|our|his|her|their|these|those JJ|JJS|RBS* NNS [ are|were|have|do ]',
      ({ marked: [verb] }) => singular[verb.lower] ?? null,
    ),
    byWords(',^ each|one|either of us|them|you [ are|were|have|do ]', ({ marked: [verb] }) =>
      verb.tag === 'VB' ? null : (singular[verb.lower] ?? null),
    ),
    byWords(
      ',^ each|one of the|my|our|his|her|their|these|those JJ|JJS|RBS* NN|NNS [ VBP|VB ] IN|DT|PRP|PRP$|TO|RB|.|JJ',
      ({ marked: [verb] }) =>
        verb.lower !== 'live' && canBe(verb, 'VBD', 'VBN', 'JJ', 'RB', 'IN') ? null : thirdForm(verb),
    ),
    byWords(
      ',^ the number of JJ? NNS|people [ are|were|have ]',
      ({ marked: [verb] }) => singular[verb.lower] ?? null,
    ),
  ]),
  right: ['Each of the boys has a ball.', 'One of my friends is ill.', 'One of the boys who are here fell.'],
  wrong: [
    ['Each of the boys have a ball.', 'Each of the boys has a ball.'],
    ['One of my friends are ill.', 'One of my friends is ill.'],
    ['One of my friends live in Paris.', 'One of my friends lives in Paris.'],
    ['Each of us have a dream.', 'Each of us has a dream.'],
    ['The number of cars are growing.', 'The number of cars is growing.'],
  ],
};
