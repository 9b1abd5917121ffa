import { pluralOf, thirdPersonOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const verbs = wordSet(
  'work live like want play study need love go make help come take say know get cook teach speak give write buy eat sleep drive think feel look tell call start enjoy watch spend walk run',
);
const plurals = new Set([...[...persons].map(pluralOf), 'parents', 'people', 'grandparents']);
const thirds = new Set([...verbs].map((base) => thirdPersonOf(base)));

export const personVerb: Rule = {
  id: 'en.person-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ my|our|his|her|their|the JJ? @persons always|often|usually|also|never|sometimes|really? [ @verbs ] IN|DT|PRP|PRP$|TO|RB|NNS|VBG|to|very|a',
      ({ marked: [verb], words, before, sentence }) => {
        const noun = words.find(({ lower }) => persons.has(lower));
        if (
          noun === undefined ||
          sentence.some(
            ({ base, tag }) =>
              tag === 'MD' ||
              (/^(?:suggest|recommend|demand|insist|let|make|help|see|hear|watch|have|do)$/.test(
                base ?? '',
              ) &&
                before() !== undefined),
          )
        )
          return null;
        if (/^(?:and|or|nor)$/.test(before()?.lower ?? '') || canBe(verb, 'VBD')) return null;
        return thirdForm(verb);
      },
      { verbs, persons },
    ),
    byWords(
      ',^ my|our|his|her|their|the JJ? @plurals always|often|usually|also|never|sometimes|really? [ @thirds ] IN|DT|PRP|PRP$|TO|RB|NNS|VBG|to|very|a',
      ({ marked: [verb] }) => baseForm(verb),
      { plurals, thirds },
    ),
  ]),
  right: [
    'My father works in a bank.',
    'The man likes it.',
    'The boy and the girl like it.',
    'Let the man go to bed.',
  ],
  wrong: [
    ['My father work in a bank.', 'My father works in a bank.'],
    ['My friend often go to the park.', 'My friend often goes to the park.'],
    ['My parents works in a shop.', 'My parents work in a shop.'],
  ],
};
