import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

/** Verbs after whose object another verb may stand in its base form: "She helps them read and write the letters." */
const takesBareVerb = wordSet('let make help see hear watch feel have get');

export const coordinatedVerb: Rule = {
  id: 'en.coordinated-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.87,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ he|she|it ADV? VBZ DT|PRP$|CD? JJ* NN|NNS and|but ADV? [ VB|VBP|~VB ] DT|PRP$|CD|PRP|many|much|several',
      ({ marked: [verb], words }) => third(verb, words),
    ),
    byWords(
      ',^ DT|PRP$ JJ* NN VBZ DT|PRP$|CD JJ* NN|NNS and|but ADV? [ VB|VBP|~VB ] DT|PRP$|CD|PRP|many|much|several',
      ({ marked: [verb], words }) => (isPlural(words[0]) ? null : third(verb, words)),
    ),
    byWords(
      ',^ he|she|it is|was ADV* JJ and|but also? [ VB|VBP ] DT|PRP$|CD|PRP|many|much|several|more',
      ({ marked: [verb], words }) => third(verb, words),
    ),
    byWords(
      ',^ DT|PRP$ JJ* NN RB|EX? is ADV* JJ and|but also? [ VB|VBP ] DT|PRP$|CD|PRP|many|much|several|more|lots',
      ({ marked: [verb], words }) => (isPlural(words[0]) ? null : third(verb, words)),
    ),
    byWords(
      'he|she is not only ADV* JJ|NN but also [ VB|VBP|~VB ] hard|DT|PRP$|well|JJ',
      ({ marked: [verb], words }) => third(verb, words),
    ),
  ]),
  right: [
    'He makes the students read and write a letter.',
    'The new law is easy to read and explain to people.',
    'These methods are slow and need a lot of memory.',
    'She buys a book and sells the old one.',
    'He has two dogs and three cats.',
    'It is old and more people come.',
  ],
  wrong: [
    [
      'This method takes two arguments and return a string.',
      'This method takes two arguments and returns a string.',
    ],
    ['She buys old books and sell them.', 'She buys old books and sells them.'],
    [
      'The scenery is very beautiful and attract many tourists.',
      'The scenery is very beautiful and attracts many tourists.',
    ],
    ['She is not only kind but also work hard.', 'She is not only kind but also works hard.'],
  ],
};

const isPlural = (determiner: TaggedWord | undefined) =>
  /^(?:these|those|all|both|some)$/.test(determiner?.lower ?? '');

/** The third person of a base form that is hardly ever a noun or an adjective; null after verbs that take a bare verb. */
function third(verb: TaggedWord, words: readonly TaggedWord[]): string | null {
  const next = words.at(-1)?.tag ?? '';
  const isUnsure =
    canBe(verb, 'JJ', 'IN', 'RB', 'VBD', 'VBN', 'CD', 'DT') ||
    // A noun is hardly ever followed by a determiner: "and return a string".
    (canBe(verb, 'NN') && verb.tags[0] === 'NN' && !/^(?:DT|PRP\$)$/.test(next) && verb.lower !== 'work') ||
    verb.lower !== verb.base ||
    words.some(({ tag, base }) => tag === 'MD' || (tag.startsWith('VB') && takesBareVerb.has(base ?? '')));
  return isUnsure ? null : thirdForm(verb);
}
