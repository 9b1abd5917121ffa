import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, thirdForm } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { collectives } from './data/noun-sets.ts';

const plural: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const singular: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does' };

export const relativeVerb: Rule = {
  id: 'en.relative-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'NNS who|that ADV? [ VBZ|was|lives|works|likes|wants|needs|loves|plays ]',
      ({ marked: [verb], words: [noun], sentence }) => {
        if (
          noun === undefined ||
          verb.lower.startsWith("'") ||
          isPart(sentence, noun) ||
          (noun.singular === null && noun.lower !== 'people') ||
          canBe(noun, 'NN', 'VBZ')
        )
          return null;
        if (noun.text !== noun.lower) return null;
        return (
          plural[verb.lower] ??
          (canBe(verb, 'NNS') && !/^(?:lives|works|likes|wants|needs|loves|goes|plays)$/.test(verb.lower)
            ? null
            : baseForm(verb))
        );
      },
    ),
    byWords(
      'the|a|any|every|this|only people [ is|has|does|was|wants|likes|goes|thinks|lives ]',
      ({ marked: [verb] }) => plural[verb.lower] ?? baseForm(verb),
    ),
    byWords('a|an|every|each JJ? NN who [ VBP|are|have|do ]', ({ marked: [verb], words }) => {
      const noun = words.at(-3);
      return noun === undefined ||
        canBe(noun, 'NNS') ||
        collectives.has(noun.lower) ||
        canBe(verb, 'VBD', 'VBN')
        ? null
        : (singular[verb.lower] ?? thirdForm(verb));
    }),
  ]),
  right: [
    'People who live here are kind.',
    'He is one of the people who is there.',
    'A man who lives here came.',
  ],
  wrong: [
    ['I know students who lives alone.', 'I know students who live alone.'],
    ['A man who live here came.', 'A man who lives here came.'],
    ['I know students who has no book.', 'I know students who have no book.'],
  ],
};

/** "one of the people who is": which of the two is meant cannot be told. */
function isPart(sentence: readonly TaggedWord[], noun: TaggedWord): boolean {
  let at = sentence.indexOf(noun) - 1;
  while (/^(?:JJ|DT|PRP\$|CD|NN|POS)/.test(sentence[at]?.tag ?? '')) at -= 1;
  return /^(?:IN|CC|TO)$/.test(sentence[at]?.tag ?? '') || sentence[at]?.tag === ',';
}
