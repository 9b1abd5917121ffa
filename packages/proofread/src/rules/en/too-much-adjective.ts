import { byWords, replaceWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const tooMuchAdjective: Rule = {
  id: 'en.too-much-adjective',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byWords('[ too much ] JJ .|,|for|to|and|CC', ({ words, sentence }) => {
    const adjective = words[2];
    const [too, much] = words;
    if (
      too === undefined ||
      much === undefined ||
      adjective === undefined ||
      canBe(adjective, 'NN', 'NNS', 'RB', 'VBG', 'JJR', 'VBD', 'VBP', 'VB')
    )
      return null;
    return replaceWords(sentence, [too, much], ['too']);
  }),
  right: ['It is too expensive.', 'There is too much noise.', 'Too much cold air came in.'],
  wrong: [
    ['It is too much expensive.', 'It is too expensive.'],
    ['He is too much lazy to work.', 'He is too lazy to work.'],
  ],
};
