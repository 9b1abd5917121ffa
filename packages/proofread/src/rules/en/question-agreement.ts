import { byAnyOf, byWords, inSingular } from '../../match/by-words.ts';
import { canBe, singularOfVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const others: Readonly<Record<string, string>> = { does: 'do', has: 'have', is: 'are', was: 'were' };

export const questionAgreement: Rule = {
  id: 'en.question-agreement',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('^ WRB|WP? [ do|have|are|were ] he|she|it', ({ marked: [verb], sentence }) =>
      /\?/.test(sentence.at(-1)?.text ?? '') ? (singularOfVerb.get(verb.lower) ?? null) : null,
    ),
    // "Does you're sister": the mistake is in the pronoun.
    byWords('^ WRB|WP? [ does|has|is|was ] they|we|you', ({ marked: [verb], sentence, after }) =>
      /\?/.test(sentence.at(-1)?.text ?? '') && !/^['’]/.test(after()?.text ?? '')
        ? (others[verb.lower] ?? null)
        : null,
    ),
    byWords(", [ do|have|are|were ] n't he|she|it ?", inSingular),
    byWords(", [ does|has|is|was ] n't they|we|you ?", ({ marked: [verb] }) => others[verb.lower] ?? null),
    byWords(
      '^ WRB|WP? [ is|was|does|has ] PRP$|the|these|those|there any|some|many|two|three? JJ? NNS',
      ({ marked: [verb], words, sentence, after }) => {
        const noun = words.at(-1);
        return sentence.at(-1)?.text !== '?' ||
          noun === undefined ||
          noun.singular === null ||
          (canBe(noun, 'NN', 'VBZ') && noun.tags[0] !== 'NNS') ||
          /^(?:NN|NNS|POS)$/.test(after()?.tag ?? '') ||
          noun.text !== noun.lower ||
          /^(?:news|maths|mathematics|physics|politics|economics|series|means)$/.test(noun.lower)
          ? null
          : (others[verb.lower] ?? null);
      },
    ),
    byWords(
      '^ WRB|WP? [ do|have ] PRP$|the @persons VB|VBN|~VB|~VBN',
      ({ marked: [verb], sentence }) =>
        sentence.at(-1)?.text === '?' ? (singularOfVerb.get(verb.lower) ?? null) : null,
      { persons },
    ),
    byWords("^ WRB? [ is|was|does|has ] n't you|they|we", ({ marked: [verb], sentence }) =>
      sentence.at(-1)?.text === '?' ? (others[verb.lower] ?? null) : null,
    ),
  ]),
  right: [
    'Where is the news?',
    'Is there any news?',
    'Does the sports shop open?',
    'Does he know?',
    'What are they doing?',
    'Were it so, I would go.',
  ],
  wrong: [
    ['Where is my shoes?', 'Where are my shoes?'],
    ['Is there any questions?', 'Are there any questions?'],
    ['Does your parents live here?', 'Do your parents live here?'],
    ['Do your sister live here?', 'Does your sister live here?'],
    ["Isn't you coming?", "Aren't you coming?"],
    ['Do he know you?', 'Does he know you?'],
    ['Where does they live?', 'Where do they live?'],
    ['Why is you here?', 'Why are you here?'],
  ],
};
