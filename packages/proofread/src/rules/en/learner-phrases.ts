import { byAnyOf, byWords } from '../../match/by-words.ts';
import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { learnerPhrases as rows } from './data/learner-phrases.ts';

export const learnerPhrases: Rule = {
  id: 'en.learner-phrases',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWordTable(rows),
    byWords('the [ worse|better|more ] JJ? NN|NNS', ({ marked: [degree], words, after, sentence }) => {
      if ((degree.lower === 'more') !== (words.at(-2)?.tag === 'JJ' && words.length > 3)) return null;
      if (words.some(({ lower }) => /^(?:half|part|side|choice|option|one)$/.test(lower))) return null;
      const rest = sentence.slice(sentence.indexOf(words.at(-1) ?? degree) + 1);
      const isEver = rest.some(({ lower }) => lower === 'ever');
      const isOfLife =
        after()?.lower === 'of' && /^(?:my|his|her|our|their|your|all)$/.test(after(2)?.lower ?? '');
      if (!isEver && !isOfLife) return null;
      return { worse: 'worst', better: 'best', more: 'most' }[degree.lower] ?? null;
    }),
    byWords(
      '^ [ the life ] is|was so|very|not|hard|short|too|like|full|difficult|good|beautiful|easy',
      () => 'life',
    ),
    byWords(
      '^ i|he|she|we|they [ have|has|had ] hungry|thirsty|sleepy|afraid|right|important .|,|and|because|to|now',
      ({ marked: [have], words }) =>
        have.lower === 'had'
          ? /^(?:we|they)$/.test(words[0]?.lower ?? '')
            ? 'were'
            : 'was'
          : ({ i: 'am', he: 'is', she: 'is' }[words[0]?.lower ?? ''] ?? 'are'),
    ),
  ]),
  right: ['I can come and was able to see it.', 'They spend time reading.'],
  wrong: [
    ['This is the worse day of my life.', 'This is the worst day of my life.'],
    ['It is the better film I have ever seen.', 'It is the best film I have ever seen.'],
    ['The life is hard.', 'Life is hard.'],
    ['I have hungry.', 'I am hungry.'],
    ["I can't able to come.", "I can't come."],
    ['They spend time for reading.', 'They spend time reading.'],
    ['I can able to come.', 'I can come.'],
  ],
};
