import { pluralOf } from '@inkstone/english';
import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { countables, persons } from './data/countables.ts';

/** Countable nouns of which "the company's are better" is common: owners. */
const owners = wordSet(
  'company country city team group school bank hospital library hotel club boss artist baby client customer engineer farmer foreigner partner pilot player stranger tourist visitor writer artist couple village supermarket restaurant museum',
);
/** Plurals of persons that hardly ever modify another plural without an apostrophe. */
const groups = wordSet(
  'students boys girls teachers parents workers players friends customers neighbours neighbors kids children brothers sisters visitors guests members drivers doctors patients colleagues tenants',
);

export const pluralApostrophe: Rule = {
  id: 'en.plural-apostrophe',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byAnyOf([
    // "My parents house is near the sea."
    byWords(
      'my|our|your|his|her|their [ @groups ] NN is|was|has',
      ({ marked: [owner] }) =>
        /^(?:parents|grandparents)$/.test(owner.lower)
          ? `${owner.text}'`
          : /^(?:kids|children)$/.test(owner.lower)
            ? null
            : [`${owner.text.slice(0, -1)}'s`, `${owner.text}'`],
      { groups },
    ),
    // "The shop's are closed", "I love apple's and pear's."
    byPattern(
      /\b((?:the|my|our|your|their|his|her) )(?!people|children|men|women|one|it|that|what|there|who|other|world)([a-z]{3,})['’]s(?= (?:are|were|have)\b)/gi,
      ({ groups: [opening = '', noun = ''], start, end }) =>
        countables.has(noun) && !owners.has(noun) && !persons.has(noun)
          ? { start: start + opening.length, end, replacements: [pluralOf(noun)] }
          : null,
    ),
    byPattern(
      /\b((?:love|like|buy|bought|sell|sells|eat|ate|need|want|have|get|has|got) (?:some )?)(?!people|children|men|women|one|it|that|what|there|who|other|world|mother|father|today|yesterday|everyone|someone|anyone)([a-z]{3,})['’]s and (?!people|children|men|women|one|it|that|what|there|who|other|world|mother|father|today|tomorrow)([a-z]{3,})['’]s(?=[.,;!?])/g,
      ({ groups: [opening = '', one = '', other = ''], start, end }) => ({
        start: start + opening.length,
        end,
        replacements: [`${pluralOf(one)} and ${pluralOf(other)}`],
      }),
    ),
    // "the students books were": two plurals side by side, the first of persons.
    byWords(
      'the|my|our|your|his|her|their|these|those [ @groups ] NNS are|were|have|had|will|VBP|VBD',
      ({ marked: [owner], words }) => {
        const thing = words[2];
        return thing === undefined ||
          thing.singular === null ||
          (canBe(thing, 'VBZ') &&
            words.at(-1)?.tag === 'VBD' &&
            !/^(?:had|were)$/.test(words.at(-1)?.lower ?? ''))
          ? null
          : [`${owner.text}'`, `${owner.text.slice(0, -1)}'s`];
      },
      { groups },
    ),
    byPattern(
      /\b((?:many|fresh|sell|sells|buy|eat|several|these|those|few|two|three|four|five|six|ten|\d\d+|all|lots of|a lot of|most|other|different) (?:[a-z]+ )?)(?!people|children|men|women|one|day|week|month|year|else|it|that|what|there|he|she|here|let|other|today|who|parent|world|life|person)([a-z]{3,})['’]s(?=[.,;!?]| (?:are|were|have|and|in|of|to|that|which|who|for|with|on|at|from|can|will|barked|came|left|went|ran|arrived|lived|worked|played|died)\b)/g,
      ({ groups: [opening = '', noun = ''], start, end }) => ({
        start: start + opening.length,
        end,
        replacements: [`${noun}s`],
      }),
    ),
    byPattern(
      /\b((?:lad|bab|part|famil|compan|countr|cit)ies|students|boys|girls|parents|teachers|workers|players|friends|members|customers|users)(['’])s\b/gi,
      ({ groups: [noun = '', apostrophe = ''] }) => `${noun}${apostrophe}`,
    ),
  ]),
  right: [
    "The company's are better than ours.",
    "My mother's are blue.",
    'My kids menu is new.',
    "The shop's old doors are closed.",
    "Many people's lives.",
    "Two days' work.",
    "All the boy's books.",
  ],
  wrong: [
    ['My parents house is near the sea.', "My parents' house is near the sea."],
    ["The shop's are closed.", 'The shops are closed.'],
    ["I love apple's and pear's.", 'I love apples and pears.'],
    ['The students books were on the floor.', "The students' books were on the floor."],
    ["Ladies's shoes are upstairs.", "Ladies' shoes are upstairs."],
    ["We sell fresh apple's.", 'We sell fresh apples.'],
    ["The two dog's barked.", 'The two dogs barked.'],
    ["I have many book's.", 'I have many books.'],
    ["There are two dog's in the house.", 'There are two dogs in the house.'],
  ],
};
