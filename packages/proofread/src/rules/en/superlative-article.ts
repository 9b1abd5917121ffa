import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const superlativeArticle: Rule = {
  id: 'en.superlative-article',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("<be>|in|of|'re [ most JJ ] NN", ({ marked: [, adjective], before, after }) =>
      adjective === undefined ||
      after()?.tag.startsWith('NN') ||
      /^(?:people|other|recent|likely|such)$/.test(adjective.lower) ||
      before()?.lower === 'what'
        ? null
        : `the most ${adjective.text}`,
    ),
    byWords(
      "is|was|am|'m [ best|biggest|oldest|largest|worst|tallest|longest|highest|smallest|youngest|cheapest|easiest|nicest ] NN !NN",
      ({ marked: [best], words }) =>
        /^(?:practice|friends|efforts?|quality|sellers?|known|value|evidence)$/.test(
          words.at(-2)?.lower ?? '',
        )
          ? null
          : `the ${best.text}`,
    ),
    byWords(
      'for|is|was|on|in|from|of|during [ first|second|third|last|only ] time|day|week|step|thing|floor|half|reason|way|person|problem|month .|,|i|we|that|in|of|to|when|is|was|he|she|they|you',
      ({ marked: [ordinal], words, before }) => {
        const noun = words[2]?.lower;
        if (
          (ordinal.lower === 'only' && !/^(?:is|was)$/.test(words[0]?.lower ?? '')) ||
          (ordinal.lower !== 'only' && noun === 'way') ||
          (ordinal.lower === 'last' && /^(?:week|month|time)$/.test(noun ?? '') && words[0]?.lower !== 'for')
        )
          return null;
        return /^(?:which|each|every|what)$/.test(before()?.lower ?? '') ||
          (words.at(-1)?.lower === 'is' && ordinal.lower === 'only')
          ? null
          : `the ${ordinal.text}`;
      },
    ),
    byWords(
      'in|to|from|of|at|around|visit|visited [ uk|usa|eu|us|netherlands|philippines|states|emirates|internet|world|sun|moon ] .|,|and|in|for|with|because|to|when',
      ({ marked: [name], words }) =>
        (/^(?:us)$/.test(name.lower) && name.text !== 'US') ||
        name.lower === 'states' ||
        (name.text === name.lower && !/^(?:internet|world|sun|moon)$/.test(name.lower)) ||
        (/^(?:sun|moon|world)$/.test(name.lower) && !/^(?:in|around)$/.test(words[0]?.lower ?? '')) ||
        (name.text !== name.lower && /^(?:internet|world|sun|moon)$/.test(name.lower))
          ? null
          : `the ${name.text}`,
    ),
    byWords(
      'in|to|from [ united kingdom|states|nations ]',
      ({ marked }) => `the ${marked.map(({ text }) => text).join(' ')}`,
    ),
  ]),
  right: [
    'It is the most important thing.',
    'He is the best player.',
    'It was first shown here.',
    'At first he came.',
  ],
  wrong: [
    ['It is most important thing in life.', 'It is the most important thing in life.'],
    ['He is best player here.', 'He is the best player here.'],
    ['I saw it for first time.', 'I saw it for the first time.'],
    ['I live in UK.', 'I live in the UK.'],
  ],
};
