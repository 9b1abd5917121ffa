import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const missingIt: Rule = {
  id: 'en.missing-it',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ i|we|they|everyone|you [ enjoyed ] a lot .|,|!|and|because|when|during|there|here',
      () => 'enjoyed it',
    ),
    byWords(
      ',^ i|we|they|everyone [ enjoyed ] very|so much .|,|!|and|because|when|during|there|here',
      () => 'enjoyed it',
    ),
    byWords('^ [ is ] raining|snowing', ({ sentence }) => (sentence.at(-1)?.text === '.' ? 'it is' : null)),
    byWords(
      '[ because|although is|was ] not|very|so|too|really|more|a|an|the|JJ|my|good|important',
      ({ marked: [conjunction, be] }) => (be === undefined ? null : `${conjunction.text} it ${be.text}`),
    ),
    byWords(
      'think|believe [ is|are ] important|very|good|necessary|better|a|the|so|not|really|interesting|difficult',
      ({ marked: [be], words, before, sentence }) =>
        /^(?:i|we|they|people)$/.test(before()?.lower ?? '') &&
        words.length === 3 &&
        !sentence.some(({ tag }) => tag === 'WP' || tag === 'WDT' || tag === 'WRB') &&
        be.lower === 'is'
          ? 'it is'
          : null,
    ),
    byWords(
      '^ [ is ] important|necessary|difficult|easy|possible|impossible|very|better to|important|that|difficult|good|necessary|easy',
      ({ sentence }) => (sentence.at(-1)?.text === '.' ? 'it is' : null),
    ),
    byWords("^ [ is ] not|n't important|necessary|difficult|easy|possible|good to", ({ sentence }) =>
      sentence.at(-1)?.text === '.' ? 'it is' : null,
    ),
    byWords('[ because|if rains|rained|snows ]', ({ marked: [conjunction, verb] }) =>
      verb === undefined ? null : `${conjunction.text} it ${verb.text}`,
    ),
    byWords('^ [ is ] very|so|really|too JJ today|here|outside|in|that|.|,|for|at|now', ({ sentence }) =>
      sentence.at(-1)?.text === '.' ? 'it is' : null,
    ),
    byWords('^ in PRP$|the|this|every NN [ have|has ] a|an|many|some|two|three|no', ({ words }) =>
      /^(?:a|an|no)$/.test(words.at(-1)?.lower ?? '') ? 'there is' : 'there are',
    ),
    byWords('^ [ have ] many|a lot|some people|of|NNS here|there|in|who|that|NNS|people', ({ sentence }) =>
      sentence.at(-1)?.text === '.' ? 'there are' : null,
    ),
  ]),
  right: [
    'It is what we enjoyed a lot.',
    'Because it is very cheap, I bought it.',
    'Is it important?',
    'That is because of rain.',
    'What I think is important is this.',
  ],
  wrong: [
    ['The trip was long, but we enjoyed a lot.', 'The trip was long, but we enjoyed it a lot.'],
    ['Is raining outside.', 'It is raining outside.'],
    ['Is very cold today.', 'It is very cold today.'],
    ['In my room have a bed.', 'In my room there is a bed.'],
    ['I bought it because is very cheap.', 'I bought it because it is very cheap.'],
    ['I think is important to learn.', 'I think it is important to learn.'],
    ['Is not easy to find work.', 'It is not easy to find work.'],
    ['Is important to sleep well.', 'It is important to sleep well.'],
  ],
};
