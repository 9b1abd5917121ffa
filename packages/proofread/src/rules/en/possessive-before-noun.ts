import { byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const before: Readonly<Record<string, string>> = {
  mine: 'my',
  yours: 'your',
  hers: 'her',
  ours: 'our',
  theirs: 'their',
};

export const possessiveBeforeNoun: Rule = {
  id: 'en.possessive-before-noun',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byWords(
    '!of|is|was|are|were|be|and [ mine|yours|hers|ours|theirs ] NN|NNS .|,|VBZ|VBD|VBP|IN|is|are|was|were|CC',
    ({ marked: [owner], words }) => {
      const noun = words.at(-2);
      const [first] = words;
      if (
        noun === undefined ||
        first === undefined ||
        !/^(?:IN|VB|VBD|VBZ|VBP|VBG|,)$/.test(first.tag) ||
        canBe(noun, 'RB', 'JJ', 'MD')
      )
        return null;
      return owner.lower === 'mine' && canBe(noun, 'VB') ? null : (before[owner.lower] ?? null);
    },
  ),
  right: ['It is mine.', 'A friend of mine came.', 'He sold mine today.'],
  wrong: [
    ['He took mine book.', 'He took my book.'],
    ['I live with theirs parents.', 'I live with their parents.'],
  ],
};
