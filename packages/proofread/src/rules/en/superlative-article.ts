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
    byWords(
      'the JJS|best|worst city|country|player|team|building|man|woman|person|food|restaurant|singer|actor|company|mountain|river|university|place|film|movie|job|coffee|pizza [ of ] the world',
      () => 'in',
    ),
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
        if (ordinal.lower === 'last' && noun === 'time' && before()?.tag.startsWith('VB')) return null;
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
    byWords(
      'to|in|at|from|into|near|<leave>|<reach> [ cinema|supermarket|bathroom|kitchen|station|airport|library|park|shop|garden|museum|zoo|river|mountains|countryside|bank|beach|gym|restaurant|hotel|theatre|swimming? pool? ] ?|.|,|and|with|because|on|yesterday|today|at|by|every|for|when|but',
      ({ marked: [place], words, before }) =>
        words.some(({ text, lower }) => text !== lower) ||
        (/^(?:NN|NNS)$/.test(before()?.tag ?? '') && words[0]?.lower === 'at') ||
        words.length !== 3
          ? null
          : `the ${place.text}`,
    ),
    byWords(
      '^ [ sun|moon|sky|internet ] is|was|were|has|had|shines|rises|sets|shone',
      ({ marked: [thing] }) => `the ${thing.lower}`,
    ),
    byWords(
      '^ please? open|close|shut [ window|door|gate ] .|,|and|please|because|when',
      ({ marked: [thing] }) => `the ${thing.text}`,
    ),
    byWords(
      "am|is|are|was|were|'m|'s|'re [ only ] one|ones|person|people|thing here|there|in|who|that|with|left|to|.|i|we",
      () => 'the only',
    ),
    byWords('<be> [ JJS ] in|of the|my|our|all|his|her', ({ marked: [best], before }) =>
      before()?.lower === 'what' || /^(?:most|least|best|last|first|latest)$/.test(best.lower)
        ? null
        : `the ${best.text}`,
    ),
  ]),
  right: [
    'Which book were you looking for last time?',
    'It is the most important thing.',
    'He is the best player.',
    'It was first shown here.',
    'At first he came.',
  ],
  wrong: [
    ['He is the best player of the world.', 'He is the best player in the world.'],
    ['We went to cinema.', 'We went to the cinema.'],
    ['Sun was shining.', 'The sun was shining.'],
    ['Please open window.', 'Please open the window.'],
    ['I am only one here.', 'I am the only one here.'],
    ['She is youngest in the class.', 'She is the youngest in the class.'],
    ['It is most important thing in life.', 'It is the most important thing in life.'],
    ['He is best player here.', 'He is the best player here.'],
    ['I saw it for first time.', 'I saw it for the first time.'],
    ['I live in UK.', 'I live in the UK.'],
  ],
};
