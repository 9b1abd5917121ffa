import { pluralOf } from '@inkstone/english';
import { byAgreement, byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { falsePlurals, uncountables } from './data/noun-sets.ts';

/** Plurals that are measured rather than counted. */
const measured = wordSet(
  'goods savings resources funds calories dollars euros pounds minutes hours days months years supplies vegetables carbohydrates fats proteins nutrients materials emissions pesticides drugs chemicals revenues profits taxes benefits damages data points',
);

export const muchMany: Rule = {
  id: 'en.much-many',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ much ] JJ? NNS', ({ words, before, after }) => {
      const noun = words.at(-1);
      return noun === undefined ||
        !isPlural(noun) ||
        // "too much homeworks": the noun is wrong (en.uncountable).
        uncountables.has(falsePlurals[noun.lower] ?? '') ||
        (/^(?:VBD|VBP|VBZ)$/.test(after()?.tag ?? '') &&
          /^(?:so|as|very|too|how)$/.test(before()?.lower ?? '') === false &&
          before() !== undefined) ||
        /^(?:very|that)$/.test(before()?.lower ?? '') ||
        (words.length > 2 && words[1]?.lower === 'other')
        ? null
        : 'many';
    }),
    byWords(
      'the|a|large|small|huge|great|big|total|certain|high|limited [ amount|amounts|quantity ] of JJ? NNS|people',
      ({ marked: [amount], words }) => {
        const noun = words.at(-1);
        return noun === undefined || measured.has(noun.lower) || !(isPlural(noun) || noun.lower === 'people')
          ? null
          : amount.lower === 'amounts'
            ? 'numbers'
            : 'number';
      },
    ),
    byWords(
      'a|the large|small|great|huge|big|certain [ number ] of rain|water|money|time|information|work|traffic|snow|food|energy|oil|sugar|salt|rice|milk|advice|furniture|homework|knowledge|research|data|evidence|waste|rubbish|noise|pollution .|,|is|was|has|in|on|at|from|for|to|VBD|every',
      () => 'amount',
    ),
    byWords(
      '[ many ] of the|my|our|his|her|their|this|that @uncountables .|,|is|was|has|in|on|VBD',
      () => 'much',
      {
        uncountables,
      },
    ),
    byWords('^ [ less ] people|students|children|tourists|cars|visitors|women|men|countries', () => 'fewer'),
    byWords(
      '[ many ] @uncountables',
      ({ before, after, words }) =>
        isEnd(after()) || /^(?:IN|TO|CC)$/.test(after()?.tag ?? '')
          ? before()?.lower === 'not' || words[1]?.tag === 'JJ'
            ? null
            : 'much'
          : null,
      { uncountables },
    ),
    byWords(
      '[ few|fewer ] @uncountables',
      ({ marked: [few], after }) =>
        isEnd(after()) || /^(?:IN|TO|CC)$/.test(after()?.tag ?? '')
          ? few.lower === 'few'
            ? 'little'
            : 'less'
          : null,
      { uncountables },
    ),
    byWords(
      '!no|or|any|more|than|the|and|CD|the|much|not [ less ] people|cars|students|children|friends|jobs|problems|tourists|animals|trees|books|mistakes|things',
      () => 'fewer',
    ),
    byWords(
      '!no|any|much|not|even|the [ less thing|problem|car|student|book|friend|tourist|tree|mistake|job|animal|day|hour|child|person|accident|shop ] to|in|on|at|for|than|today|now|.|,|and|but|because|that',
      ({ marked: [, noun] }) => (noun === undefined ? null : `fewer ${pluralOf(noun.lower)}`),
    ),
    byWords(
      "<have>|<get>|<make>|<see>|<receive>|<need>|<buy>|<eat>|are|were|is|'re|with|much|far|even [ less ] JJ? NNS than|IN|.|,|and|but|now|today|because|this",
      ({ words, marked: [less] }) => {
        const noun = words.at(-2);
        return noun !== undefined && isPlural(noun) && !measured.has(noun.lower)
          ? less.text === 'LESS'
            ? 'FEWER'
            : 'fewer'
          : null;
      },
    ),
    byAgreement(
      '<have>|<do>|is|was|there|so|too|how|with [ many ] work|traffic|rain|snow|noise|trouble|discussion|time|space|luck|experience|knowledge|practice to|in|on|at|about|for|.|,|and|but|because|this|today|of',
      () => 'much',
    ),
    byWords('too|so|how [ little ] NNS', ({ words }) => {
      const noun = words.at(-1);
      return noun !== undefined && isPlural(noun) ? 'few' : null;
    }),
    byWords(
      '[ a few ] money|water|help|food|milk|rice|bread|sugar|salt|homework|luggage|furniture|information|advice|music|knowledge .|,|left|in|for|with|to|from|on|and|now|today',
      () => 'a little',
    ),
    byWords(
      'amount|amounts of [ people|students|children|cars|books|tourists|visitors|cities|countries ]',
      ({ words, sentence }) => {
        const [amount] = words;
        return amount === undefined
          ? null
          : replaceWords(sentence, [amount], [amount.lower === 'amount' ? 'number' : 'numbers']);
      },
    ),
  ]),
  right: ['Many people have much money.', 'There are many information desks.', 'I liked it very much.'],
  wrong: [
    ['A large number of rain fell.', 'A large amount of rain fell.'],
    ['Many of the furniture is old.', 'Much of the furniture is old.'],
    ['Less people came this year.', 'Fewer people came this year.'],
    ['We got less complaints this year.', 'We got fewer complaints this year.'],
    ['I only have a few money left.', 'I only have a little money left.'],
    ['I have many work to do.', 'I have much work to do.'],
    ['A large amount of cars were sold.', 'A large number of cars were sold.'],
    ['There are much people here.', 'There are many people here.'],
    ['He has many money.', 'He has much money.'],
    ['There will be less cars.', 'There will be fewer cars.'],
    ['We have less problem today.', 'We have fewer problems today.'],
    ['I have so much friends.', 'I have so many friends.'],
    ['A large amount of people came.', 'A large number of people came.'],
  ],
};

function isPlural(noun: TaggedWord): boolean {
  return (
    noun.text === noun.lower &&
    noun.singular !== null &&
    noun.singular !== noun.lower &&
    !canBe(noun, 'NN', 'VBZ', 'JJ') &&
    !/^(?:means|thanks|data|media|politics|works|series)$/.test(noun.lower)
  );
}
