import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, pluralOfVerb, singularOfVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { collectives } from './data/noun-sets.ts';

export const there: Rule = {
  id: 'en.there',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'there [ is|was ] many|several|few|two|three|four|five|six|some|these|those|lots|numerous|various|different RB|JJ* NNS',
      ({ marked: [be] }) => pluralOfVerb.get(be.lower) ?? null,
    ),
    byWords("^ [ there 's ] two|three|four|five|six|many|several JJ? NNS", () => 'there are'),
    byWords(
      'there [ is|was ] hundreds|thousands|dozens|millions|lots of',
      ({ marked: [be] }) => pluralOfVerb.get(be.lower) ?? null,
    ),
    byWords('there [ is|was ] JJ? NNS', ({ marked: [be], words, after }) => {
      const noun = words.at(-1);
      return noun === undefined ||
        canBe(noun, 'NN', 'VBZ') ||
        noun.text !== noun.lower ||
        after()?.tag === 'NN' ||
        noun.singular === null
        ? null
        : (pluralOfVerb.get(be.lower) ?? null);
    }),
    byWords(
      'there [ is|was ] many|several|numerous|various NN',
      ({ marked: [be] }) => pluralOfVerb.get(be.lower) ?? null,
    ),
    byWords(
      'there [ is|was ] still|also|only|always|now|already? not? a few JJ? NNS|people|more',
      ({ marked: [be] }) => pluralOfVerb.get(be.lower) ?? null,
    ),
    byWords(
      "there [ is|was ] n't|not|still|also|now|probably|really? any|enough|other|too|so|more|not|such|no many|few|enough? JJ? NNS",
      ({ marked: [be], words, after }) => {
        const noun = words.at(-1);
        return noun === undefined ||
          noun.singular === null ||
          (canBe(noun, 'VBZ') && noun.tags[0] !== 'NNS') ||
          noun.text !== noun.lower ||
          after()?.tag === 'NN' ||
          (words.some(({ lower }) => lower === 'no') && after()?.tag !== '.' && after()?.tag !== 'IN')
          ? null
          : (pluralOfVerb.get(be.lower) ?? null);
      },
    ),
    byWords(
      ',^ [ here is ] the|some|my|our|your|their|two|three|a? few? JJ? NNS',
      ({ marked: [here, be], words, after }) => {
        const noun = words.at(-1);
        return be === undefined ||
          noun === undefined ||
          noun.singular === null ||
          noun.tags[0] !== 'NNS' ||
          after()?.tag === 'NN'
          ? null
          : `${here.lower} are`;
      },
    ),
    byWords('there [ is|was ] a lot of JJ? NNS|people', ({ marked: [be], words, after }) => {
      const noun = words.at(-1);
      return noun === undefined || canBe(noun, 'NN', 'VBZ') || after()?.tag === 'NN'
        ? null
        : (pluralOfVerb.get(be.lower) ?? null);
    }),
    byWords("there n't|not? [ are|were ] a|an JJ? NN", ({ marked: [be], after, words, sentence }) =>
      /^(?:few|lot|number|couple|variety|range|pair|dozen|handful|hundred|thousand|million|series|host|good|great|large|bunch|total|growing|multitude|whole|wide|half|small|plethora|wealth|myriad|majority|group|set|minimum|maximum)$/.test(
        words.find(({ tag }) => tag === 'NN' || tag === 'JJ')?.lower ?? '',
      ) ||
      words.at(-1) === undefined ||
      collectives.has(words.at(-1)?.lower ?? '') ||
      /^(?:and|of|or)$/.test(after()?.lower ?? '') ||
      sentence.some(({ lower }) => lower === 'and' || lower === 'if')
        ? null
        : (singularOfVerb.get(be.lower) ?? null),
    ),
    byWords('there [ have ] been|to a|an|no? JJ? NN', ({ words, after }) =>
      words.at(-1)?.singular !== null ||
      after()?.tag.startsWith('NN') ||
      words.some(({ lower }) => /^(?:few|lot|number|couple|series|variety|range)$/.test(lower))
        ? null
        : 'has',
    ),
    byWords(
      "there is|are|was|were|'s [ not ] NN|NNS left|here|there|inside|outside|available|in",
      ({ words }) =>
        /^(?:much|enough|one|room|time|yet|far)$/.test(words.at(-2)?.lower ?? '') ? null : 'no',
    ),
    byWords(
      '^ [ it has|have ] many|some|few|too|so people|tourists|students|cars|shops|trees in|on|at',
      () => 'there are',
    ),
    byWords('^ [ it exists|exist ] many|several|some|different|various|lots|two|three|a|no', ({ words }) =>
      words.at(-1)?.lower === 'a' || words.at(-1)?.lower === 'no' ? 'there is' : 'there are',
    ),
    byWords(
      '^ in|on my|our|his|her|their|your|the|this class|family|school|city|town|village|country|room|house|classroom|office|company|group|team|bag|garden|street|dormitory|university|hometown [ has|have ] a|an|CD|many|some|several RB|JJ? lot|NN|NNS',
      ({ words, marked: [have] }) => {
        const amount = words[words.indexOf(have) + 1];
        return /^(?:a|an|one)$/.test(amount?.lower ?? '') && words.at(-1)?.lower !== 'lot'
          ? 'there is'
          : 'there are';
      },
    ),
    byWords('there [ has ] been many|several|some|two|three|four|five|a? lot|few|of* JJ? NNS', () => 'have'),
  ]),
  right: [
    'There are many people.',
    'There is a book and two pens.',
    'There are a lot of cars.',
    'There is news for you.',
  ],
  wrong: [
    ['It has many people in the street.', 'There are many people in the street.'],
    ['It exists many kinds of animals.', 'There are many kinds of animals.'],
    ['In my class has forty students.', 'In my class there are forty students.'],
    ['In our town has a big library.', 'In our town there is a big library.'],
    ["There's two men outside.", 'There are two men outside.'],
    ['There was thousands of fans.', 'There were thousands of fans.'],
    ['There have been an accident.', 'There has been an accident.'],
    ['There has been many changes.', 'There have been many changes.'],
    ['There is many people here.', 'There are many people here.'],
    ['There is two books.', 'There are two books.'],
    ['There is a lot of problems.', 'There are a lot of problems.'],
    ['There are a problem.', 'There is a problem.'],
    ['There was students outside.', 'There were students outside.'],
    ['There is still a few seats left.', 'There are still a few seats left.'],
    ['Is it true that there is not enough chairs?', 'Is it true that there are not enough chairs?'],
    ['Tell me if there is any errors.', 'Tell me if there are any errors.'],
    ['Here is the documents.', 'Here are the documents.'],
  ],
};
