import { byAnyOf, byWords } from '../../match/by-words.ts';
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
  find: byAnyOf([
    byWords(
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
    byWords(
      'this|that|these|those is|are|was|were [ mine|yours|hers|ours|theirs ] NN|NNS .|,|?|and|from|in',
      ({ marked: [owner], words, sentence }) =>
        words.at(-2)?.tag.startsWith('NN') && sentence.length > 3 ? (before[owner.lower] ?? null) : null,
    ),
    byWords(
      'is|was|are this|that|these [ yours|hers|ours|theirs|mine ] NN|NNS ?',
      ({ marked: [owner] }) => before[owner.lower] ?? null,
    ),
    byWords(
      "is|are|was|were|'s [ my|your|our|their ] ?|.|!",
      ({ marked: [owner] }) =>
        ({ my: 'mine', your: 'yours', our: 'ours', their: 'theirs' })[owner.lower] ?? null,
    ),
  ]),
  right: ['It is mine.', 'A friend of mine came.', 'He sold mine today.'],
  wrong: [
    ['This is mine bag.', 'This is my bag.'],
    ['Is this yours pen?', 'Is this your pen?'],
    ['That book is my.', 'That book is mine.'],
    ['He took mine book.', 'He took my book.'],
    ['I live with theirs parents.', 'I live with their parents.'],
  ],
};
