import { byAnyOf, byWords } from '../../match/by-words.ts';
import { followsDemand } from '../../match/demands.ts';
import { canBe, isBaseFirst, singularOfVerb, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const indefiniteVerb: Rule = {
  id: 'en.indefinite-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ everyone|everybody|someone|somebody|nobody in|at|on|from the|my|our|this|his|her|your NN [ like|want|know|need|think|speak|live|work|play|love|eat|go ] !you|we|they|i',
      ({ marked: [verb], sentence }) =>
        followsDemand(sentence, sentence.indexOf(verb)) ? null : thirdForm(verb),
    ),
    byWords(
      ',^ everyone|everybody|everything|someone|somebody|something|nobody|nothing|anybody|anyone ADV? [ VBP|VB|are|were|have|do ]',
      ({ marked: [verb], sentence, words: [subject], before }) => {
        if (
          subject === undefined ||
          (verb.lower === 'were' && sentence.some(({ lower }) => /^(?:if|wish|though)$/.test(lower)))
        )
          return null;
        if (
          /^(?:or|and)$/.test(before()?.lower ?? '') ||
          (verb.base === verb.lower && followsDemand(sentence, sentence.indexOf(subject))) ||
          (singularOfVerb.get(verb.lower) === undefined && (!isBaseFirst(verb) || canBe(verb, 'VBD', 'VBN')))
        )
          return null;
        return singularOfVerb.get(verb.lower) ?? thirdForm(verb);
      },
    ),
    byWords(
      'nowadays|today|now|here|luckily|almost|nearly|that|because|think|if|when|where|so|but everybody|everyone|somebody|someone|nobody|everything|nothing|anybody|anyone [ have|are|were|do ]',
      ({ marked: [verb], words, sentence }) =>
        sentence.at(-1)?.text === '?' ||
        (verb.lower === 'were' && /^(?:if|that)$/.test(words[0]?.lower ?? '')) ||
        sentence.some(({ base }) => /^(?:wish|suggest|recommend|demand|insist)$/.test(base ?? ''))
          ? null
          : (singularOfVerb.get(verb.lower) ?? null),
    ),
    byWords(
      ',^ everyone|everybody|someone|somebody|nobody in|at|on|from the|my|our|this|his|her|your NN [ have|are|do|were ] !you|we|they|i',
      ({ marked: [verb], sentence }) =>
        sentence.some(({ lower }) => /^(?:if|wish|though)$/.test(lower))
          ? null
          : (singularOfVerb.get(verb.lower) ?? null),
    ),
    byWords(
      '^ something|everything|nothing|everyone|everybody|nobody|someone [ smell|taste|sound|work|help|cost|change|love|hope|need|look ] IN|JJ|RB|.|DT|PRP|to|good|like|in|PRP$',
      ({ marked: [verb] }) => thirdForm(verb),
    ),
  ]),
  right: [
    'It is important that everyone be on time.',
    'Everyone has a dream.',
    'Does everybody know?',
    'If everyone were here, we could start.',
    'They each have a room.',
  ],
  wrong: [
    ['Nobody in my class like Mondays.', 'Nobody in my class likes Mondays.'],
    ['Everyone in the office have a locker.', 'Everyone in the office has a locker.'],
    ['Nowadays everybody have a phone.', 'Nowadays everybody has a phone.'],
    ['Something smell strange.', 'Something smells strange.'],
    ['Everyone have a dream.', 'Everyone has a dream.'],
    ['Everybody know him.', 'Everybody knows him.'],
    ['Nobody are here.', 'Nobody is here.'],
  ],
};
