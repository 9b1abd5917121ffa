import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

/** Words after which "too" with an adjective is common, including adverbs of degree. */
const openers = wordSet(
  `its be is are was were been am being 's 're 'm isn't seem seems seemed look looks looked get gets got getting become becomes
  became feel feels felt bit far much way little all not n't come came comes arrive arrived have has had go went drive
  drove eat ate`,
);
/** Adjectives that are nouns or verbs as well, but hardly ever after "to". */
const plainly = wordSet(
  'bad far late long short hard fast slow early high low loud big small old young hot cold warm dark soft expensive cheap easy difficult tired busy heavy tight narrow wide sweet salty spicy strong weak noisy crowded dangerous deep large thin thick dry wet',
);
const wanting = wordSet(
  'want wants wanted need needs needed have has had going able ready like love hope hopes hoped try tries tried plan plans decided decide used ought happy easy hard important',
);

export const too: Rule = {
  id: 'en.too',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '@openers [ to ] JJ|RB|@plainly',
      ({ words, after }) => {
        const described = words.at(-1);
        const next = after();
        if (
          described === undefined ||
          (!/^(?:JJ|RB)$/.test(described.tag) && canBe(described, 'VB')) ||
          (canBe(described, 'VB', 'VBP', 'NN', 'NNP', 'VBG', 'DT') && !isPlainly(words, next)) ||
          /^(?:not|never|just|only|also|abroad|really|always|first|next|each|all|both|such|there|here|fully|so|then|better|either|further|date|other|many|much|even)$/.test(
            described.lower,
          ) ||
          described.lower.endsWith('ly')
        )
          return null;
        return isEnd(next) || /^(?:IN|TO|CC)$/.test(next?.tag ?? '') ? 'too' : null;
      },
      { openers, plainly },
    ),
    byWords(
      '!up|down|due|amount|amounts|according|added|NNS [ to ] many|much NN|NNS|JJ|of|for',
      ({ words, before }) =>
        /^(?:VBG|VBN)$/.test(words[0]?.tag ?? '') && before() === undefined
          ? null
          : /^(?:VB|VBP|VBZ|VBD|EX|DT|RB|PRP)$/.test(words[0]?.tag ?? '') && isTakenBy(words[0]?.lower)
            ? 'too'
            : null,
    ),
    byWords('^ [ to ] many|much NN|NNS|JJ', () => 'too'),
    byWords(
      '^ [ to ] late|early|expensive|tired|small|big|bad|hot|loud|dangerous|long|short|high to|for|.|,|and',
      () => 'too',
    ),
    byWords(
      ', [ to ] tired|late|busy|small|young|old|lazy|afraid|weak|sick|ill|scared|shy|poor|proud to|for',
      () => 'too',
    ),
    byWords(
      '<drive>|<talk>|<speak>|<run>|<eat>|<walk>|<work>|<go>|<play>|<cost>|<sing>|<read>|<write>|<move> [ to ] fast|slow|loud|hard|quickly|slowly|loudly|quietly|much .|,|and|for',
      () => 'too',
    ),
    byWords('^ i|you|we|they|he|she [ to ] MD|have|has|am|is|are|was|were', () => 'too'),
    byWords('^ me|you|same|us [ to ] .|!', () => 'too'),
    byWords('<like>|<love>|<want>|<hate>|<see>|<know>|<have> it|them|that|him|her|one [ to ] .', () => 'too'),
    byWords('nice|good|glad|great|lovely|pleased [ too ] meet|see|hear|know|be|have|talk|work', () => 'to'),
    byWords(
      '<go>|<come>|<get>|<return>|<walk>|<drive>|<travel>|<move> [ too ] bed|school|work|church|sleep|town|university|hospital|the|my|his|her|our|their|your',
      () => 'to',
    ),
    byWords(
      "do|does|did|have|am|is|are|was|were|ca|wo n't like|know|eat|drink|have|understand|speak|see|agree|believe|smoke|play it|him|them|that|DT|PRP$? NN|NNS? [ too ] .",
      ({ words, before }) => (before()?.tag === 'WP' || words.length < 4 ? null : 'either'),
    ),
    byWords('@wanting [ too ] VB|~VB', ({ words }) => (isBase(words.at(-1)?.tags[0]) ? 'to' : null), {
      wanting,
    }),
    byWords('there <be> [ two ] many|much NN|NNS|people', () => 'too'),
    byWords(
      "<have>|'ve|got [ to ] children|brothers|sisters|cats|dogs|sons|daughters|kids|weeks|days|hours",
      () => 'two',
    ),
  ]),
  right: [
    'He wants to be here.',
    'It is too late to go.',
    'It is up to many of us.',
    'They are true to old friends.',
    'We have too much.',
    'It means a lot to many people.',
    'He went to many places.',
    'That is due to bad luck.',
    'She is used to late nights.',
    'It is easy to slow down.',
    'I want you too.',
    'It seems to have gone.',
    'He has nowhere to be late for.',
    'That is what I want you to.',
    'The plan is to slow the flow.',
  ],
  wrong: [
    ['There are two many people.', 'There are too many people.'],
    ['I have to children.', 'I have two children.'],
    ['The weather was to cold for swimming.', 'The weather was too cold for swimming.'],
    ['It is to late for that.', 'It is too late for that.'],
    ['There are to many cars.', 'There are too many cars.'],
    ['He was to afraid to speak.', 'He was too afraid to speak.'],
    ["It's a bit to expensive.", "It's a bit too expensive."],
    ['To many cooks are here.', 'Too many cooks are here.'],
    ['He fell asleep, to tired to read.', 'He fell asleep, too tired to read.'],
    ['She went too school yesterday.', 'She went to school yesterday.'],
    ["I don't like fish too.", "I don't like fish either."],
    ['I want too go home.', 'I want to go home.'],
    ['The food is not to bad.', 'The food is not too bad.'],
    ['You drive to fast.', 'You drive too fast.'],
    ['You to can do it.', 'You too can do it.'],
    ['I like it to.', 'I like it too.'],
    ['Me to!', 'Me too!'],
    ['It is nice too meet you.', 'It is nice to meet you.'],
  ],
};

/** Whether the phrase ends after the adjective: "not to bad.", "is to hard for me". */
function isPlainly(words: readonly TaggedWord[], next: TaggedWord | undefined): boolean {
  return (
    plainly.has(words.at(-1)?.lower ?? '') &&
    /^(?:not|n't|be|is|are|was|were|been|'s|'re|'m|seems?|seemed|looks?|looked|gets?|got|feels?|felt|far|bit|came|comes?|arrived?|its)$/.test(
      words[0]?.lower ?? '',
    ) &&
    (isEnd(next) || /^(?:for|to|in|and|but)$/.test(next?.lower ?? ''))
  );
}

/** Words that are followed by a quantity, not by a recipient. */
function isTakenBy(word: string | undefined): boolean {
  return /^(?:is|are|was|were|be|been|'s|'re|has|have|had|eat|eats|ate|drink|drinks|drank|spend|spends|spent|use|uses|need|needs|ask|asks|make|makes|made|buy|buys|bought|take|takes|took|with|far|way|there|get|gets|got|cost|costs|worry|know|knows|do|does|did|far|already|not)$/.test(
    word ?? '',
  );
}

const isBase = (tag: string | undefined) => tag === 'VB' || tag === 'VBP';
