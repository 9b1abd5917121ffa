import { degreesOf } from '@inkstone/english';
import { byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Positive forms by their comparatives. */
const positives = new Map(
  'tall big old small fast good high long short strong heavy young cheap rich easy hard'
    .split(' ')
    .map((positive) => [degreesOf(positive)[0], positive]),
);
const comparatives = new Set(positives.keys());

export const doubleComparative: Rule = {
  id: 'en.double-comparative',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ more JJR ]', ({ marked: [, adjective], before, after }) =>
      adjective === undefined ||
      /^(?:more|less|better-off|fewer|lower|upper|further|older|younger)$/.test(adjective.lower) ||
      before()?.lower === 'no' ||
      before()?.lower === 'and' ||
      after()?.tag === 'NN' ||
      after()?.tag === 'NNS'
        ? null
        : adjective.text,
    ),
    byWords(
      '[ more ] better|worse|easier|bigger|happier|cheaper|faster|stronger|older|younger|taller|healthier|longer|shorter|higher|lower|larger|smaller|cleaner|safer|harder|richer|cleverer|sooner|earlier',
      ({ words, sentence, before, after }) => {
        const [more, adjective] = words;
        return more === undefined ||
          adjective === undefined ||
          /^(?:no|and|any|much)$/.test(before()?.lower ?? '') ||
          (/^(?:older|younger|higher|lower|longer|shorter|larger|smaller|earlier|safer|cleaner|harder)$/.test(
            adjective.lower,
          ) &&
            /^NNS?$/.test(after()?.tag ?? ''))
          ? null
          : replaceWords(sentence, [more, adjective], [adjective.text]);
      },
    ),
    byWords(
      'as [ @comparatives ] as',
      ({ marked: [adjective], before }) =>
        before()?.lower === 'such' ? null : (positives.get(adjective.lower) ?? null),
      { comparatives },
    ),
    byWords('[ most JJS ]', ({ marked: [, adjective] }) =>
      adjective === undefined || /^(?:most|least)$/.test(adjective.lower) ? null : adjective.text,
    ),
    byWords('very [ JJR ]', ({ marked: [adjective], words, sentence }) => {
      const [very] = words;
      return very === undefined ||
        !/^(?:better|worse|bigger|smaller|easier|harder|faster|cheaper|older|younger|taller|higher|lower|larger|stronger|happier|longer|shorter)$/.test(
          adjective.lower,
        ) ||
        (canBe(adjective, 'NN') && adjective.lower !== 'better')
        ? null
        : replaceWords(sentence, [very], ['much']);
    }),
  ]),
  right: [
    'It is more beautiful.',
    'More and more people come.',
    'He needs more lower ranks.',
    'Much better!',
  ],
  wrong: [
    ['It should not be more longer than this.', 'It should not be longer than this.'],
    ['He is as taller as his father.', 'He is as tall as his father.'],
    ['This is more better.', 'This is better.'],
    ['It is the most biggest city.', 'It is the biggest city.'],
    ['He is more taller than me.', 'He is taller than me.'],
    ['It is very bigger than mine.', 'It is much bigger than mine.'],
  ],
};
