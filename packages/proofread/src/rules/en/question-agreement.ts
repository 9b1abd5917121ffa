import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const third: Readonly<Record<string, string>> = { do: 'does', have: 'has', are: 'is', were: 'was' };
const others: Readonly<Record<string, string>> = { does: 'do', has: 'have', is: 'are', was: 'were' };

export const questionAgreement: Rule = {
  id: 'en.question-agreement',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('^ WRB|WP? [ do|have|are|were ] he|she|it', ({ marked: [verb], sentence }) =>
      /\?/.test(sentence.at(-1)?.text ?? '') ? (third[verb.lower] ?? null) : null,
    ),
    byWords('^ WRB|WP? [ does|has|is|was ] they|we|you', ({ marked: [verb], sentence }) =>
      /\?/.test(sentence.at(-1)?.text ?? '') ? (others[verb.lower] ?? null) : null,
    ),
    byWords(", [ do|have|are|were ] n't he|she|it ?", ({ marked: [verb] }) => third[verb.lower] ?? null),
    byWords(", [ does|has|is|was ] n't they|we|you ?", ({ marked: [verb] }) => others[verb.lower] ?? null),
  ]),
  right: ['Does he know?', 'What are they doing?', 'Were it so, I would go.'],
  wrong: [
    ['Do he know you?', 'Does he know you?'],
    ['Where does they live?', 'Where do they live?'],
    ['Why is you here?', 'Why are you here?'],
  ],
};
