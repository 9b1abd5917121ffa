import { byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const be: Readonly<Record<string, string>> = {
  i: 'am',
  he: 'is',
  she: 'is',
  it: 'is',
  we: 'are',
  they: 'are',
  you: 'are',
};
const predicates = wordSet(
  'happy sad angry tired hungry thirsty sorry afraid sure ready sick proud glad able unable aware busy beautiful interested excited worried surprised bored married nervous lonely kind friendly important expensive difficult famous delicious',
);

export const missingBe: Rule = {
  id: 'en.missing-be',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ i|he|she|it|we|they very|so|really|too|not|always|also? [ @predicates ]',
      ({ marked: [adjective], words: [subject, ...others], after, before, sentence }) => {
        if (
          subject === undefined ||
          (subject.lower === 'i' && subject.text !== 'I') ||
          before()?.tag === 'CC' ||
          (canBe(adjective, 'VBD') && others.length === 1 && adjective.lower !== 'tired')
        )
          return null;
        if (
          (!isEnd(after()) && !/^(?:IN|TO|CC)$/.test(after()?.tag ?? '')) ||
          /^(?:make|makes|made|keep|find|found|that|like|than|as)$/.test(before()?.lower ?? '')
        )
          return null;
        if (canBe(adjective, 'VB') || sentence.some(({ lower }) => lower === 'nor')) return null;
        const form = be[subject.lower];
        const [next = adjective] = others;
        return form === undefined ? null : { ...replaceWords(sentence, [next], [`${form} ${next.text}`]) };
      },
      { predicates },
    ),
    byWords(
      ',^ he|she|it|we|they very|so|too [ JJ ] .',
      ({ marked: [adjective], words: [subject, degree], before, sentence }) => {
        if (
          subject === undefined ||
          degree === undefined ||
          canBe(adjective, 'RB', 'VB', 'VBD', 'NN') ||
          before()?.tag === 'CC' ||
          before()?.tag === 'VBD'
        )
          return null;
        return replaceWords(sentence, [degree], [`${be[subject.lower] ?? 'is'} ${degree.text}`]);
      },
    ),
    byWords(
      ',^ i|he|she|it|we|they [ not ] here|there|sure|a|the|in|at|ready|happy|good|hungry|able|interested|afraid',
      ({ words, marked: [not], sentence, before }) => {
        const form = be[words[0]?.lower ?? ''];
        return form === undefined || before()?.lower === 'if' || before()?.lower === 'and'
          ? null
          : replaceWords(sentence, [not], [`${form} not`]);
      },
    ),
    byWords(
      '^ he|she|it|we|they very|so|too [ JJ ] today|now|here|there|outside|again',
      ({ words: [subject, degree], sentence }) =>
        subject === undefined || degree === undefined
          ? null
          : replaceWords(sentence, [degree], [`${be[subject.lower] ?? 'is'} ${degree.text}`]),
    ),
    byWords(
      '^ i|he|she|we|they [ @predicates ] today|now|again|here',
      ({ words: [subject], marked: [adjective], sentence }) =>
        subject === undefined || canBe(adjective, 'VBD')
          ? null
          : replaceWords(sentence, [adjective], [`${be[subject.lower] ?? 'is'} ${adjective.text}`]),
      { predicates },
    ),
    byWords('^ my|his|her|your name [ NNP ]', ({ marked: [name] }) => `is ${name.text}`),
  ]),
  right: ['He is very happy.', 'I am sure of it.', 'They made it very happy.', 'How happy he was!'],
  wrong: [
    ['She not here.', 'She is not here.'],
    ['It very cold today.', 'It is very cold today.'],
    ['He happy today.', 'He is happy today.'],
    ['My name Anna.', 'My name is Anna.'],
    ['He very happy.', 'He is very happy.'],
    ['I sure that he is here.', 'I am sure that he is here.'],
    ['They not ready for school.', 'They are not ready for school.'],
    ['She so kind.', 'She is so kind.'],
  ],
};
