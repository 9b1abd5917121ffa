import { sameCase } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, pluralOfVerb, singularOfVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { collectives } from './data/noun-sets.ts';

const plainThirds = wordSet(
  'lives works likes wants needs loves goes plays takes makes tries studies gives uses travels spends drives helps sells contains provides offers shows requires needs comes opens allows brings causes includes looks starts begins',
);

export const relativeVerb: Rule = {
  id: 'en.relative-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'everyone|someone|anyone|everybody|anybody|somebody|nobody who|that ADV? [ VBP|have|do|like|love|want|need|live|work|know|speak|play|use|study ]',
      ({ marked: [verb], sentence, words }) =>
        canBe(verb, 'VBD', 'VBN', 'RB') ||
        words[0] === undefined ||
        sentence[sentence.indexOf(words[0]) - 1]?.lower === 'that'
          ? null
          : (singularOfVerb.get(verb.lower) ?? thirdForm(verb)),
    ),
    byWords(
      'NNS who|that|which ADV? [ VBZ|was|@plainThirds ]',
      ({ marked: [verb], words: [noun], sentence }) => {
        if (
          noun === undefined ||
          verb.lower.startsWith("'") ||
          isPart(sentence, noun) ||
          (noun.singular === null && noun.lower !== 'people') ||
          canBe(noun, 'NN', 'VBZ')
        )
          return null;
        if (noun.text !== noun.lower && sentence[0] !== noun) return null;
        return pluralOf(verb);
      },
      { plainThirds },
    ),
    byWords(
      'my|our|his|her|their|the NNS|people , who ADV? [ VBZ|was|@plainThirds ]',
      ({ marked: [verb], words: [, noun], sentence }) =>
        noun === undefined ||
        verb.lower.startsWith("'") ||
        isPart(sentence, noun) ||
        (noun.singular === null && noun.lower !== 'people') ||
        canBe(noun, 'NN')
          ? null
          : pluralOf(verb),
      { plainThirds },
    ),
    byWords(
      'the|a|any|every|this|only people [ is|has|does|was|wants|likes|goes|thinks|lives ]',
      ({ marked: [verb], words: [determiner] }) =>
        determiner?.lower === 'every'
          ? {
              start: determiner.start,
              end: verb.end,
              replacements: [sameCase(determiner.text, `everyone ${verb.lower}`)],
            }
          : (pluralOfVerb.get(verb.lower) ?? baseForm(verb)),
    ),
    byWords('[ every people have|are|do|want|like|need|think|know|love|go ]', ({ marked: [, , verb] }) =>
      verb === undefined
        ? null
        : `everyone ${singularOfVerb.get(verb.lower) ?? thirdForm(verb) ?? verb.text}`,
    ),
    byWords('the|my|his|her JJ? NN who [ VBP|are|have|do ]', ({ marked: [verb], words, before }) => {
      const noun = words.at(-3);
      return noun === undefined ||
        canBe(noun, 'NNS', 'JJ') ||
        collectives.has(noun.lower) ||
        /^(?:IN|CC|,)$/.test(before()?.tag ?? '') ||
        canBe(verb, 'VBD', 'VBN')
        ? null
        : (singularOfVerb.get(verb.lower) ?? thirdForm(verb));
    }),
    byWords(
      'a|an|every|each JJ? NN which|that [ have|do ] a|an|the|many|some|no|not|two|three|several|NNS|JJ',
      ({ marked: [verb], words, before }) => {
        const noun = words.at(-4);
        // "words in a sentence which do not stand for it": the clause describes the words.
        const isBehindNoun = before()?.tag === 'IN' && /^NNS?$/.test(before(2)?.tag ?? '');
        return noun === undefined || canBe(noun, 'NNS') || collectives.has(noun.lower) || isBehindNoun
          ? null
          : (singularOfVerb.get(verb.lower) ?? null);
      },
    ),
    byWords('a|an|every|each JJ? NN who [ VBP|are|have|do ]', ({ marked: [verb], words }) => {
      const noun = words.at(-3);
      return noun === undefined ||
        canBe(noun, 'NNS') ||
        collectives.has(noun.lower) ||
        canBe(verb, 'VBD', 'VBN')
        ? null
        : (singularOfVerb.get(verb.lower) ?? thirdForm(verb));
    }),
  ]),
  right: [
    'People who live here are kind.',
    'We see words in a sentence which do not stand for anything.',
    'He is one of the people who is there.',
    'A man who lives here came.',
    'He is one of my brothers, who lives in Leeds.',
  ],
  wrong: [
    ['Every people wants it.', 'Everyone wants it.'],
    ['I recommend it to everyone who like seafood.', 'I recommend it to everyone who likes seafood.'],
    ['My parents, who lives in Leeds, are old.', 'My parents, who live in Leeds, are old.'],
    ['I know students who lives alone.', 'I know students who live alone.'],
    ['We stayed in a hotel which have a pool.', 'We stayed in a hotel which has a pool.'],
    ['The machines that sells bread are here.', 'The machines that sell bread are here.'],
    ['A man who live here came.', 'A man who lives here came.'],
    ['The man who live here came.', 'The man who lives here came.'],
    ['People who is old need help.', 'People who are old need help.'],
    ['Students who studies hard pass.', 'Students who study hard pass.'],
    ['I know students who has no book.', 'I know students who have no book.'],
  ],
};

/** The plural of a verb; null if it is more likely a noun. */
function pluralOf(verb: TaggedWord): string | null {
  return (
    pluralOfVerb.get(verb.lower) ??
    (canBe(verb, 'NNS') && !plainThirds.has(verb.lower) ? null : baseForm(verb))
  );
}

/** "one of the people who is": the antecedent is ambiguous. */
function isPart(sentence: readonly TaggedWord[], noun: TaggedWord): boolean {
  let at = sentence.indexOf(noun) - 1;
  if (/^an?$/.test(sentence[at]?.lower ?? '')) return true;
  while (/^(?:JJ|DT|PRP\$|CD|NN|POS)/.test(sentence[at]?.tag ?? '')) at -= 1;
  return /^(?:IN|CC|TO)$/.test(sentence[at]?.tag ?? '') || sentence[at]?.tag === ',';
}
