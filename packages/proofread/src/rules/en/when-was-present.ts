import { byWords } from '../../match/by-words.ts';
import { canBe, pastForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const whenWasPresent: Rule = {
  id: 'en.when-was-present',
  category: 'grammar',
  severity: 'error',
  credible: 0.84,
  authority: null,
  scope: 'sentence',
  find: byWords(
    '^ when i|he|she|we|they was|were !VBG|, !VBD|VBZ|VBP|MD|,* , i|he|she|we|they ADV? [ VBP|VBZ ]',
    ({ marked: [verb], words }) => {
      if (
        verb.lower.startsWith("'") ||
        canBe(verb, 'VBD', 'MD') ||
        /^(?:think|know|remember|believe|guess|say|am|mean|suppose|have|find|see)$/.test(verb.lower)
      )
        return null;
      return words.filter(({ tag }) => tag === ',').length === 1 ? pastForm(verb) : null;
    },
  ),
  right: [
    'When I was young, I lived there.',
    'When I was young, I think, it was so.',
    'When he was here, we could go.',
  ],
  wrong: [
    ['When I was a child, I like to play outside.', 'When I was a child, I liked to play outside.'],
    ['When she was young, she goes to school by bus.', 'When she was young, she went to school by bus.'],
  ],
};
