import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordMap } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const adverbs: Readonly<Record<string, string>> = {
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  fluent: 'fluently',
  perfect: 'perfectly',
  quiet: 'quietly',
  loud: 'loudly',
  beautiful: 'beautifully',
  easy: 'easily',
  regular: 'regularly',
  careless: 'carelessly',
  patient: 'patiently',
  polite: 'politely',
  correct: 'correctly',
  serious: 'seriously',
  immediate: 'immediately',
  sudden: 'suddenly',
  terrible: 'terribly',
  bad: 'badly',
  good: 'well',
  efficient: 'efficiently',
  automatic: 'automatically',
  smooth: 'smoothly',
  clear: 'clearly',
  rapid: 'rapidly',
  honest: 'honestly',
  steady: 'steadily',
  exact: 'exactly',
  brave: 'bravely',
  gentle: 'gently',
  accurate: 'accurately',
  proper: 'properly',
};
const adjectives = new Set(Object.keys(adverbs));
const strengthening: Readonly<Record<string, string>> = {
  extreme: 'extremely',
  complete: 'completely',
  total: 'totally',
  absolute: 'absolutely',
  real: 'really',
  incredible: 'incredibly',
  terrible: 'terribly',
  particular: 'particularly',
  relative: 'relatively',
  high: 'highly',
  usual: 'usually',
};
const strengtheners = new Set(Object.keys(strengthening));

/** Nouns that are mistaken for adjectives after an adverb of degree. */
const qualities = wordMap({
  success: 'successful',
  convenience: 'convenient',
  difficulty: 'difficult',
  importance: 'important',
  health: 'healthy',
  danger: 'dangerous',
  patience: 'patient',
  confidence: 'confident',
  anger: 'angry',
  hunger: 'hungry',
  thirst: 'thirsty',
  happiness: 'happy',
  beauty: 'beautiful',
  luck: 'lucky',
  kindness: 'kind',
  honesty: 'honest',
  intelligence: 'intelligent',
  difference: 'different',
  silence: 'silent',
  comfort: 'comfortable',
  sadness: 'sad',
  noise: 'noisy',
  pride: 'proud',
  possibility: 'possible',
  necessity: 'necessary',
});

const withLy = (adjective: string) => `${adjective.replace(/y$/, 'i')}ly`;

export const adverbForAdjective: Rule = {
  id: 'en.adverb-for-adjective',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "opened the door slow and", "looked at me angry": an adjective after the object does not describe it.
    byWords(
      '<open>|<close>|<shut>|<read>|<drive>|<drink>|<carry>|<pull>|<push>|<throw>|<lift>|<cross>|<answer>|<climb>|<explain>|<finish>|<solve> the|a|my|his|her|their|our|your|it NN|NNS? [ slow|quick|careful|gentle|nervous|sudden|angry|perfect ] and|.|,',
      ({ marked: [adjective], words, after }) =>
        !/^VB/.test(words[0]?.tag ?? '') || (words.at(-1)?.tag !== '.' && after()?.tag.startsWith('JJ'))
          ? null
          : (adverbs[adjective.lower] ?? withLy(adjective.lower)),
    ),
    byWords(
      '<look>|<stare>|<smile>|<shout>|<glance> at me|him|her|us|them|you [ angry|sad|nervous|happy|strange|sudden|suspicious|curious ] .|,|and',
      ({ marked: [adjective] }) => adverbs[adjective.lower] ?? withLy(adjective.lower),
    ),
    byWords('<rain>|<snow>|<breathe>|<depend>|<rely> so|very|really? [ heavy ]', () => 'heavily'),
    byWords(
      '<stop>|<restart>|<start>|<refresh>|<shut>|<load>|<sync>|<turn> down|off|on|up? [ automatic ] .|,|and|when|if|after',
      ({ words }) => (/^VB/.test(words[0]?.tag ?? '') ? 'automatically' : null),
    ),
    byWords(
      '<sing>|<dance>|<speak>|<drive>|<write>|<run>|<swim>|<work>|<behave>|<move>|<walk>|<explain> it|them|english|chinese? as [ @adjectives ] as PRP|PRP$|the|a|NNP',
      ({ marked: [adjective], words }) =>
        !/^VB/.test(words[0]?.tag ?? '') || /^(?:slow|clear|loud|quick)$/.test(adjective.lower)
          ? null
          : (adverbs[adjective.lower] ?? null),
      { adjectives },
    ),
    byWords(
      '<run>|<work>|<behave>|<act>|<react>|<move>|<speak>|<write>|<drive>|<explain>|<do>|<answer>|<finish>|<change>|<grow>|<solve>|<use>|<fix> it|them|this|everything? now|today? [ @adjectives ] .|now|today|when|because|if',
      ({ marked: [adjective], words }) =>
        !/^VB/.test(words[0]?.tag ?? '') ||
        (/^(?:clear|easy|good|bad|slow|patient|steady|sudden|loud)$/.test(adjective.lower) &&
          words[0]?.base !== 'do' &&
          words[0]?.base !== 'speak' &&
          words[0]?.base !== 'write')
          ? null
          : (adverbs[adjective.lower] ?? null),
      { adjectives },
    ),
    byWords(
      '<speak>|<sing>|<dance>|<drive>|<play>|<swim>|<run>|<write>|<behave>|<move>|<walk>|<read>|<cook>|<explain>|<improve>|<increase>|<change>|<learn> english|french|chinese|it|them|football|tennis|basketball|guitar|piano|us? very|so|too|really|more? [ @adjectives ] .|,|and|than|because|when|in',
      ({ marked: [adjective], words, after }) =>
        words[0]?.tag.startsWith('VB') &&
        // Not "writes very good, clear prose".
        !(words.at(-1)?.lower === ',' && after()?.tag.startsWith('JJ')) &&
        !/^(?:bad|terrible|correct|perfect|beautiful|clear|proper|exact|accurate|gentle|honest|smooth)$/.test(
          adjective.lower,
        )
          ? (adverbs[adjective.lower] ?? null)
          : null,
      { adjectives },
    ),
    byWords(
      '<save>|<update>|<start>|<open>|<close>|<create>|<send>|<run>|<check>|<detect>|<delete>|<install>|<calculate>|<generate>|<download> it|them? [ automatic|manual ] .|,|every|when|by|in|at|after|before|and|if',
      ({ marked: [adjective], words }) =>
        /^VB/.test(words[0]?.tag ?? '') ? (adverbs[adjective.lower] ?? `${adjective.lower}ly`) : null,
    ),
    byWords(
      'PRP <do>|<go> it|them|everything|this|that? very|so|too|really [ good|bad|quick|perfect|slow ] .|,|and',
      ({ marked: [adjective], words }) =>
        /^(?:do|did|does|done)$/.test(words[1]?.lower ?? '') ? (adverbs[adjective.lower] ?? null) : null,
    ),
    byWords(
      "<be>|'s|a|an|very|feel|feels|felt|look|looks [ @strengtheners ] important|difficult|different|good|nice|hard|happy|easy|expensive|interesting|beautiful|tired|bad|dangerous|useful|new|small|sad|boring|cold|hot|popular|wrong",
      ({ marked: [adjective], words, after }) =>
        (/^(?:real|high|particular)$/.test(adjective.lower) && words.at(-1)?.lower === 'new') ||
        (adjective.lower === 'high' && !/^(?:important|popular|useful)$/.test(words.at(-1)?.lower ?? '')) ||
        (/^(?:terrible|usual|particular)$/.test(adjective.lower) && /^NN/.test(after()?.tag ?? ''))
          ? null
          : (strengthening[adjective.lower] ?? null),
      { strengtheners },
    ),
    byWords(
      '<sing>|<dance>|<play>|<speak>|<write>|<paint>|<draw>|<cook> so|very|really|too? [ beautiful|perfect|terrible|bad|wonderful ] .|,|and|when|because',
      ({ marked: [adjective], words }) =>
        words[0]?.tag.startsWith('VB')
          ? adjective.lower === 'wonderful'
            ? 'wonderfully'
            : (adverbs[adjective.lower] ?? null)
          : null,
    ),
    byWords(
      "<be>|'s|'re [ absolute|complete|total|extreme|incredible ] JJ .|,|and|that|but|because",
      ({ marked: [word], words }) =>
        words[2] === undefined || words[2].tags[0] !== 'JJ' ? null : (strengthening[word.lower] ?? null),
    ),
    byWords(
      'i|you|he|she|we|they feel|feels|felt so|very|really|too? [ happily|sadly|angrily|nervously|comfortably|hungrily|proudly|safely ] .|,|today|now|because|when|about|with|that|to|at|after',
      ({ marked: [adverb] }) =>
        ({ happily: 'happy', hungrily: 'hungry', angrily: 'angry', comfortably: 'comfortable' })[
          adverb.lower
        ] ?? adverb.lower.replace(/ly$/, ''),
    ),
    byWords(
      "<be>|'s|'m|'re|<become>|<feel>|<seem>|<look>|<get> very|so|really|quite|too|extremely [ @qualities ] .|,|and|for|to|in|with|from|at|that|but|because|when|now|here|there|of|than|about",
      ({ marked: [noun] }) => qualities.get(noun.lower) ?? null,
      { qualities: new Set(qualities.keys()) },
    ),
    byWords("it|this|that is|was|'s [ convenience ] for|to|and|.|,", () => 'convenient'),
  ]),
  right: [
    'He read the slow, angry letter.',
    'He drove the car home angry and tired.',
    'There is more danger in it.',
    'They write clear, short texts.',
    'He writes very good, clear prose.',
    'He speaks quickly.',
    'It is a quick run.',
    'He is really good.',
    'He plays good music.',
    'Real good comes of it.',
  ],
  wrong: [
    ['He shut the door slow and left.', 'He shut the door slowly and left.'],
    ['She looked at him angry.', 'She looked at him angrily.'],
    ['It was raining heavy.', 'It was raining heavily.'],
    ['I feel happily today.', 'I feel happy today.'],
    ['It is very convenience for me.', 'It is very convenient for me.'],
    ['He is very success.', 'He is very successful.'],
    ['She sings as beautiful as her sister.', 'She sings as beautifully as her sister.'],
    ['The data is saved automatic every hour.', 'The data is saved automatically every hour.'],
    ['She sings beautiful.', 'She sings beautifully.'],
    ["It's absolute fantastic.", "It's absolutely fantastic."],
    ['He did it perfect.', 'He did it perfectly.'],
    ['The lift works smooth now.', 'The lift works smoothly now.'],
    ['He speaks English very good.', 'He speaks English very well.'],
    ['She drives very careful.', 'She drives very carefully.'],
    ['It is extreme important to us.', 'It is extremely important to us.'],
    ['That was a real nice day.', 'That was a really nice day.'],
  ],
};
