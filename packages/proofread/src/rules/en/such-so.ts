import { indefiniteArticle } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const suchSo: Rule = {
  id: 'en.such-so',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "is|'s|was|are|were|am|'m|'re|looks|look [ such ] tall|small|big|old|young|tired|happy|sad|good|bad|rude|lazy|clever|smart|strong|slow|fast|expensive|cheap|far|near|angry|hungry|nice|kind|shy|loud|cold|hot|hard|easy .|,|and|because|today|that",
      () => 'so',
    ),
    byWords('<be> so JJ [ so ] i|we|he|she|they|you|it|nobody', () => 'that'),
    byWords("<be>|'s|<have>|<get>|in|with|'re [ so a|an ] JJ|kind NN", ({ marked: [, article] }) =>
      article === undefined ? null : `such ${article.text}`,
    ),
    byWords(
      "'s|is|was|are|were|have|had|has|with|saw|see|met|bought|'ve [ so ] JJ NNS",
      ({ words, after }) => {
        const adjective = words.at(-2);
        const noun = words.at(-1);
        return adjective === undefined ||
          noun === undefined ||
          /^(?:many|much|few|little|called|big|long|sure|sorry|happy|other)$/.test(adjective.lower) ||
          /^NN/.test(after()?.tag ?? '')
          ? null
          : 'such';
      },
    ),
    byWords('[ such a|an ] NNS', ({ words }) => {
      const noun = words.at(-1);
      return noun === undefined ||
        noun.singular === null ||
        noun.singular === noun.lower ||
        canBe(noun, 'NN', 'VBZ', 'JJ')
        ? null
        : 'such';
    }),
    byWords(
      "is|'s|was|are|were|am|'m [ such ] beautiful|happy|good|sad|nice|important|tired|expensive|difficult|boring|delicious|excited .|that",
      ({ after, words }) => (words.at(-1)?.lower === 'that' || after() === undefined ? 'so' : null),
    ),
    byWords("[ too ] JJ|RB that i|we|you|he|she|it|they ca|could|can|do|did|cannot n't|not?", ({ words }) =>
      /^(?:ca|could|can)$/.test(words.at(-1)?.lower ?? '') ||
      (words.at(-1)?.tag === 'MD' && words.at(-1)?.lower !== 'cannot')
        ? null
        : 'so',
    ),
    byWords('^ [ how ] a|an JJ NN', () => 'what'),
    byWords(
      '^ [ what ] beautiful|nice|lovely|wonderful|good|great|terrible|bad|big|small day|place|idea|house|city|girl|boy|car|dress|view|surprise|picture',
      ({ words }) => {
        const adjective = words[1];
        return adjective === undefined ? null : `what ${indefiniteArticle(adjective.lower)}`;
      },
    ),
    byWords(
      "<be>|'s|'re [ so kind|nice|good|beautiful|great|big|lovely|smart|clever|small|interesting|important|wonderful|hot|cold|bad|lazy|strong|difficult|boring|long|strange girl|boy|man|woman|person|place|city|book|film|movie|friend|teacher|student|house|idea|story|country|town|game|dog|cat|day|problem ] .|,|that|and|!|to|because",
      ({ marked: [, adjective, noun] }) =>
        adjective === undefined || noun === undefined
          ? null
          : `such ${indefiniteArticle(adjective.lower)} ${adjective.text} ${noun.text}`,
    ),
  ]),
  right: ['It was such a nice day.', 'She is so kind.', 'So many people came.', 'How nice a day it was!'],
  wrong: [
    ['He is such tall.', 'He is so tall.'],
    ['The hotel was so dirty so we left.', 'The hotel was so dirty that we left.'],
    ['She is so kind girl.', 'She is such a kind girl.'],
    ["The box is too heavy that I can't lift it.", "The box is so heavy that I can't lift it."],
    ['It was so a nice day.', 'It was such a nice day.'],
    ['They are so beautiful flowers.', 'They are such beautiful flowers.'],
    ['How a nice day it is!', 'What a nice day it is!'],
    ['It was such beautiful.', 'It was so beautiful.'],
  ],
};
