import { byAnyOf, byWords } from '../../match/by-words.ts';
import { isEnd } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const veryVerb: Rule = {
  id: 'en.very-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ i|we|they|you|he|she [ very ] like|love|want|enjoy|hope|likes|loves|enjoys|appreciate|miss|agree|enjoyed|liked|loved|missed|hate|hated|admire|respect',
      () => 'really',
    ),
    byWords(
      ',^ i|we|they|you|he|she like|likes|liked|love|loves|enjoy|enjoys|enjoyed [ very much|well NN|VBG|PRP ] .|,|and|because',
      ({ marked: [very, much, object], after }) =>
        very === undefined || much === undefined || object === undefined || !isObject(object, after())
          ? null
          : `${object.text} very much`,
    ),
    byWords(
      'i|we|they|you|he|she like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|miss|need|want|hate|appreciate [ very much DT|PRP$ JJ? NN|NNS ] .|,|and|because|but|in|at|of',
      ({ marked: [, , ...object] }) => `${object.map(({ text }) => text).join(' ')} very much`,
    ),
  ]),
  right: ['I really like it.', 'I like it very much.', 'The very love of it.'],
  wrong: [
    ['We enjoyed very much the concert.', 'We enjoyed the concert very much.'],
    ['I very like this film.', 'I really like this film.'],
    ['I like very much football.', 'I like football very much.'],
  ],
};

function isObject(object: TaggedWord, after: TaggedWord | undefined): boolean {
  return object.tag !== 'PRP' || isEnd(after) || after?.tag === 'CC';
}
