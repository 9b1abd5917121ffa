import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const singularAfterDeterminer: Rule = {
  id: 'en.singular-after-determiner',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('every|each|another JJ? [ NNS ]', ({ marked: [noun], words, before, after }) => {
      const [determiner] = words;
      if (
        !isPlainPlural(noun, determiner?.lower === 'each') ||
        after()?.tag === 'NN' ||
        (determiner?.lower === 'another' && words.length > 2)
      )
        return null;
      return before()?.lower === 'one' || /^(?:few|other|single)$/.test(words[1]?.lower ?? '')
        ? null
        : noun.singular;
    }),
    byWords('^ each [ NNS ] is|was|has|were|had|MD', ({ marked: [noun] }) =>
      isPlainPlural(noun, false) ? noun.singular : null,
    ),
    byWords('every [ years|days|weeks|months|times ] .|,', ({ marked: [noun] }) => noun.singular),
    byWords(
      'a|an JJ [ NNS ] .|,|IN|TO|WDT|VBZ|VBD|MD',
      ({ marked: [noun], words: [article, adjective], before }) =>
        !isPlainPlural(noun) ||
        (article?.text === 'A' && before() !== undefined) ||
        /^(?:such|many|half)$/.test(before()?.lower ?? '') ||
        /^(?:few|good|great|many|additional|extra|further|full|mere|whole|record|total|staggering|estimated|certain|combined|maximum|minimum)$/.test(
          adjective?.lower ?? '',
        )
          ? null
          : pairs.has(noun.lower) && article !== undefined && adjective !== undefined
            ? { start: article.start, end: adjective.end, replacements: [adjective.text] }
            : noun.singular,
    ),
    byWords('a|an [ NNS ] .|,|IN|CC|TO|WDT|VBD|MD', ({ marked: [noun], words: [article], before }) => {
      if (
        !isPlainPlural(noun) ||
        before()?.lower === 'such' ||
        before()?.lower === 'many' ||
        (article?.text === 'A' && before() !== undefined)
      )
        return null;
      return noun.singular;
    }),
  ]),
  right: [
    'Every day is new.',
    'Each of the boys came.',
    'Another two days passed.',
    'A series of books.',
    'Every two years he comes.',
  ],
  wrong: [
    ['She has a beautiful eyes.', 'She has beautiful eyes.'],
    ['I learn a foreign languages at school.', 'I learn a foreign language at school.'],
    ['I go there every days.', 'I go there every day.'],
    ['The number grows every years.', 'The number grows every year.'],
    ['Each experiments was repeated.', 'Each experiment was repeated.'],
    ['Each students has a book.', 'Each student has a book.'],
    ['I have a cars in my garage.', 'I have a car in my garage.'],
    ['He bought another shirts.', 'He bought another shirt.'],
  ],
};

/** Nouns for pairs of things, where the article is the mistake. */
const pairs = wordSet(
  'eyes shoes hands legs ears feet trousers jeans socks gloves boots glasses teeth lips clothes friends',
);

function isPlainPlural(noun: TaggedWord, isSure = true): boolean {
  if (isSure && canBe(noun, 'VBZ')) return false;
  return (
    noun.text === noun.lower &&
    noun.singular !== null &&
    noun.singular !== noun.lower &&
    !canBe(noun, 'NN', 'JJ') &&
    !unsure.has(noun.lower)
  );
}

const unsure = wordSet(
  'means series species works barracks headquarters crossroads gallows pounds dollars miles hundreds thousands thanks data media pence years two three goods arms stairs people police lots criteria phenomena agenda bacteria women men',
);
