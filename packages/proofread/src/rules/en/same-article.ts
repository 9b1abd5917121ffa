import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const sameArticle: Rule = {
  id: 'en.same-article',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'at|in|on|for|of|to|from|with|have|has|had|is|are|was|were [ same ] time|way|place|day|year|school|class|age|room|thing|level|reason|country|city|house|company|opinion|problem|color|colour|size|as',
      ({ marked: [same], words, before, after }) =>
        (words.at(-1)?.lower === 'as' && !/^(?:is|are|was|were|has|have|had)$/.test(words[0]?.lower ?? '')) ||
        before()?.lower === 'one' ||
        after()?.tag.startsWith('NN')
          ? null
          : `the ${same.text}`,
    ),
    byWords('[ a same ] NN', () => 'the same'),
    byWords(
      'one of [ best|most|biggest|worst|oldest|largest|greatest ]',
      ({ marked: [best] }) => `the ${best.text}`,
    ),
    byWords(
      '^ [ most of ] people|students|teenagers|children|women|men .|,|VBP|VBD|MD|is|has|in|at|who|today|nowadays',
      ({ marked: [most] }) => most.text,
    ),
    byWords(
      'country|city|town|world|opinion|class|school|today|nowadays|think|because|that ,? [ the most ] people|students|children|families|women|men VBP|VB|are|have|do|can|will|like',
      ({ marked: [, most], words }) => (most === undefined || words[0] === undefined ? null : most.text),
    ),
    byWords(
      '[ most of ] existing|previous|current|recent|modern|other|such|available|traditional|common NNS VBP|VBD|MD|IN|are|have|were',
      ({ before }) => (before()?.lower === 'the' ? null : 'most'),
    ),
    byWords('[ the most of ] the|my|our|us|them|people|these|students', () => 'most of'),
  ]),
  right: [
    'At the same time he left.',
    'It is one of the best.',
    'Most of the people left.',
    'He got the most of it.',
  ],
  wrong: [
    ['In my country the most people like tea.', 'In my country most people like tea.'],
    ['We arrived at same time.', 'We arrived at the same time.'],
    ['He is one of best players.', 'He is one of the best players.'],
    ['Most of existing methods are slow.', 'Most existing methods are slow.'],
    ['Most of people think so.', 'Most people think so.'],
    ['The most of the students came.', 'Most of the students came.'],
  ],
};
