import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const people = new Set([
  ...[...persons].filter((word) => !/^(?:dog|cat)$/.test(word)),
  ...[
    'manager',
    'guest',
    'guests',
    'customer',
    'customers',
    'neighbours',
    'parents',
    'players',
    'workers',
    'colleagues',
    'writer',
    'author',
    'actor',
    'driver',
    'waiter',
    'waitress',
  ],
]);

/** Nouns that never denote persons or groups of persons. */
const things = wordSet(
  `accident address airport apartment balcony bag bathroom bedroom bicycle bike book bottle box bridge building cake camera
  car card castle chair coat computer decision desk document door dress email essay exam example file film flat flower
  function garden guitar invoice island jacket job journey key kitchen lake language laptop law lesson letter machine
  magazine map meal message method monument mountain newspaper novel opinion park passport password phone photo picture
  plan present problem product program project question recipe report river roof room rule salary script shirt shoe shop
  skirt solution song story street suitcase system table ticket tool train tree tv umbrella village wall wallet watch
  website window`,
);

/** Verbs that are rarely nouns, after "There are many people". */
const relativeVerbs = wordSet(
  'need want go come live think use buy have make try take prefer believe say spend choose suffer eat learn speak know pour get give work study play ca can could',
);

export const relativePronoun: Rule = {
  id: 'en.relative-pronoun',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "there is|are|was|were|'s|be also|still|now|only|already? many|some|several|few|more|a|lot|lots|of|too|so|no|two|three|any* JJ? NNS|people [ @relativeVerbs ] to|DT|PRP|PRP$|in|at|from|for|on|about|JJ|RB|n't|not|VB|NNS|waste",
      ({ marked: [verb], words, before, sentence }) => {
        const noun = sentence[sentence.indexOf(verb) - 1];
        const isQuestion = before()?.tag === 'WRB' || sentence[0]?.lower === 'why';
        return noun === undefined ||
          isQuestion ||
          canBe(noun, 'NN') ||
          /^(?:ways?|reasons?|times?|days?)$/.test(noun.lower) ||
          words.length < 4
          ? null
          : `${isPerson(noun) ? 'who' : 'that'} ${verb.text}`;
      },
      { relativeVerbs },
    ),
    byWords(
      'have|has|know|knows many|some|several|few|two|three|a|lot|lots|of* JJ? friends|brothers|sisters|cousins|relatives|classmates|colleagues|students|neighbours|neighbors [ live|work|study|want|speak|play ] in|at|abroad|there|here|to|very|english|chinese|french|the|as|for|with|a',
      ({ marked: [verb] }) => `who ${verb.text}`,
    ),
    byWords(
      'have|has|know|knows a|an|one JJ? friend|brother|sister|cousin|relative|classmate|colleague|student|neighbour|neighbor|uncle|aunt [ live|works|lives|studies|speaks|wants ] in|at|abroad|there|here|to|very|english|chinese|french|the|as|for|with|a',
      ({ marked: [verb] }) => {
        const third = thirdForm(verb);
        return third === null ? null : `who ${third}`;
      },
    ),
    byWords(
      'a|an|the|this JJ? city|town|country|place|village|hometown|area|region|school|house|park|website|shop|hotel|company [ where ] has|have|had|offers|attracts|sells|provides|produces a|an|many|the|some|so|lots|two|three|several|JJ|NNS',
      () => ['which', 'that'],
    ),
    byWords(
      'house|car|book|film|movie|city|town|phone|dress|hotel|school|game|shop|restaurant|song|company|bag|computer|laptop|job|room|flat [ who ] i|you|we|they|is|was|has|costs|cost',
      () => ['that', 'which'],
    ),
    byWords(
      '@things [ who ] PRP|VBZ|VBD|MD',
      ({ words, before, after, sentence }) =>
        words[0]?.tag !== 'NN' ||
        modifiesPerson(sentence, sentence.indexOf(words[0])) ||
        before()?.lower === 'of' ||
        /^(?:ask|tell|know|show|wonder|see)$/.test(before(2)?.base ?? '') ||
        after()?.lower === 'is'
          ? null
          : ['that', 'which'],
      { things },
    ),
    byWords(
      'people|person|man|woman|boy|girl|student|students|teacher|teachers|friend|friends|children|men|women|participants|patients|respondents|customers|members|employees|users|workers|guests|tourists|someone|somebody|anyone|everyone|those [ which ] speaks|works|lives|knows|likes|VBZ|VBP|VBD|MD|is|are|was|were|has|have|had',
      ({ words, before }) =>
        words[0]?.lower === 'those' ||
        (before()?.tag === 'IN' && !/^(?:someone|somebody|anyone|everyone)$/.test(words[0]?.lower ?? ''))
          ? null
          : 'who',
    ),
    byWords(
      '@people [ which ] ~VBZ|~VBD|~VBP|MD|VBZ|VBD',
      ({ words, before, after }) =>
        (before()?.tag === 'IN' && after() === undefined) || words.at(-1)?.tag === 'NN' ? null : 'who',
      { people },
    ),
    byWords(
      'the|a|that|this girl|boy|man|woman|student|teacher|friend|doctor|nurse|child|person [ which ] i|you|we|they|he|she VBD|VBP|VBZ|have|had|has|would|will',
      ({ before }) => (before()?.tag === 'IN' ? null : ['who', 'whom']),
    ),
    byWords(
      'my|his|her|our|their mother|father|brother|sister|wife|husband|boss|friend|teacher|uncle|aunt|son|daughter|cousin , [ that ] lives|lived|works|worked|is|was|has|had|speaks|loves|studies',
      ({ after }) => (after()?.tag === ',' ? null : 'who'),
    ),
    byWords(
      'book|books|film|films|movie|movies|thing|things|place|places|car|house|city|game|games|problem|problems|computer|phone|song|sport|idea [ who ] VBZ|VBP|VBD|MD|is|are|was|were|has|have|had',
      () => ['that', 'which'],
    ),
    byWords(
      'all|everything|something|anything|nothing [ what ] PRP|VBZ|is|was',
      ({ words, before, sentence }) =>
        (words[0]?.tag === 'DT' && before()?.tag === 'VBD') ||
        /^(?:of|above|after|at|in|and|for|to|matter|know)$/.test(before()?.lower ?? '') ||
        sentence.at(-1)?.text === '?'
          ? null
          : 'that',
    ),
    byWords(
      'NN|NNS [ what ] i|we|he|she|they|you bought|saw|read|like|want|have|need|met|gave|wrote|made|sent|told|chose|found|lost|asked',
      ({ words, before }) =>
        /^(?:no|matter|exactly)$/.test(words[0]?.lower ?? '') ||
        before()?.lower === 'no' ||
        (!/^(?:the|a|my|this)$/.test(before()?.lower ?? '') &&
          !/^(?:the|my|this)$/.test(before(2)?.lower ?? ''))
          ? null
          : 'that',
    ),
    byWords(
      'house|city|town|village|country|place|hospital [ which|that ] i|he|she|we|they was|were born .|,|is|was|has',
      () => ['where', 'in which'],
    ),
    byWords(
      'goods|book|books|documents|file|files|order|products|product|items|item|email|letter|message|report|things|car|house|money|clothes|food|pictures|photos|song|words [ what ] i|you|he|she|we|they VBD|VBP|have|has|had|sent|ordered|bought',
      ({ before }) =>
        /^(?:tell|told|ask|asked|show|showed|know|said|say|see)$/.test(before(2)?.lower ?? '')
          ? null
          : 'that',
    ),
    byWords(
      '[ whom ] do|did|does i|you|we|they|he|she think|believe|suppose|say|guess|expect is|are|was|were|will|would|has|had|can|should|VBZ',
      () => 'who',
    ),
    byWords(
      'house|town|city|village|place|flat|apartment|hotel|country|district|area|region|dormitory [ which ] i|we|he|she|they|you lived|live|lives|grew|worked|works|stayed|was|were .|,|up|for|when|CD|last|as|from|before|until|born|then|together|during',
      ({ words }) =>
        /^(?:was|were)$/.test(words.at(-2)?.lower ?? '') !== (words.at(-1)?.lower === 'born')
          ? null
          : 'where',
    ),
    byWords(
      'person|man|woman|boy|girl|people|student|students|teacher|friend|someone|somebody|anyone [ whom ] VBD|VBZ|MD|is|are|was|were|has|had',
      ({ words }) => (/^(?:have|do|does|did)$/.test(words.at(-1)?.lower ?? '') ? null : 'who'),
    ),
    byWords(
      'person|man|woman|boy|girl|student|friend|people|someone|somebody|neighbour|neighbor|child|colleague [ who his|her|their ] NN|NNS is|was|are|were|has|had VBN|VBG|JJ|RB|CD|in|at|a|the',
      () => 'whose',
    ),
    byWords(
      'school|university|college|city|house|place|town|room|hotel|village|company|restaurant|country|office|hospital [ which ] i|he|she|we|they|you lived|studied|worked|stayed|live|lives|work|works|study .|is|was|has|when|before|,',
      () => 'where',
    ),
    byWords(
      "^ there are|were many|some|several|few|two|three|four|five|also|still|a|lot|lots|of|so|too|more|no|not|other|foreign|young|old|rich|poor|chinese* people|students|children|women|men|teachers|workers|parents|persons|tourists|foreigners|teenagers [ live|work|like|want|know|think|believe|need|use|play|study|go|come|die|suffer|prefer|speak|love|hate|agree|have|don't|do|can|cannot|will ] IN|TO|DT|PRP$|NNS|NN|VBG|VB|RB|CD|JJ|NNP|n't",
      ({ marked: [verb], after, words }) =>
        verb.lower === 'like' && !/^(?:NNS|VBG|TO)$/.test(words.at(-1)?.tag ?? '')
          ? null
          : (verb.lower === 'like' && after()?.lower === 'and') || verb.tag === 'NN'
            ? null
            : `who ${verb.text}`,
    ),
    byWords(
      '^ there is|was a|an|no|one|only JJ? man|woman|boy|girl|person|student|teacher|doctor|friend|lady|one [ wants|wanted|lives|lived|works|worked|likes|liked|came|called|calls|knows|knew|needs|said|says|loves|speaks|asked ]',
      ({ marked: [verb] }) => `who ${verb.text}`,
    ),
  ]),
  right: [
    "There's a man at the door who wants to see you.",
    'There are many people like him.',
    'This is the house which I work on.',
    'The man who his mother loved was rich.',
    'It is a question which I think it deserves.',
    'The people who came left.',
    'He asked what it was.',
    'All of what he said is true.',
    'That is everything that I know.',
    'There are many ways people use it.',
    'There are many cars parked outside.',
    'There are many people like him.',
  ],
  wrong: [
    ['Please choose a password who is hard to guess.', 'Please choose a password that is hard to guess.'],
    ['There is a man wants to see you.', 'There is a man who wants to see you.'],
    ['There are many people live in this village.', 'There are many people who live in this village.'],
    ['This is the school which I studied.', 'This is the school where I studied.'],
    ['There are many people go to work by bike.', 'There are many people who go to work by bike.'],
    ['There are some things need to be changed.', 'There are some things that need to be changed.'],
    ['I have many friends live abroad.', 'I have many friends who live abroad.'],
    ['I have a friend live in Paris.', 'I have a friend who lives in Paris.'],
    ['It is a city where has many hills.', 'It is a city which has many hills.'],
    ['The goods what you ordered are here.', 'The goods that you ordered are here.'],
    ['This is the house which I was born.', 'This is the house where I was born.'],
    ['Whom do you think is the winner?', 'Who do you think is the winner?'],
    ['This is the house which I lived ten years ago.', 'This is the house where I lived ten years ago.'],
    ['The person whom called you is waiting.', 'The person who called you is waiting.'],
    ['She is the girl which I met.', 'She is the girl who I met.'],
    ['I met the man who his car was stolen.', 'I met the man whose car was stolen.'],
    ['It is the washing machine what I bought.', 'It is the washing machine that I bought.'],
    ['My father, that lives in Leeds, is ill.', 'My father, who lives in Leeds, is ill.'],
    ['The house who we bought is old.', 'The house that we bought is old.'],
    ['The manager which signed it has left.', 'The manager who signed it has left.'],
    ['The girl which lives next door is nice.', 'The girl who lives next door is nice.'],
    ['I know people which live there.', 'I know people who live there.'],
    ['It is a book who is very good.', 'It is a book that is very good.'],
    ['This is all what I know.', 'This is all that I know.'],
  ],
};

function isPerson({ lower, singular }: TaggedWord): boolean {
  return lower === 'people' || lower === 'children' || people.has(lower) || people.has(singular ?? '');
}

/** Whether the noun at `at` only describes a person before it: "a man at the door who wants to see you". */
function modifiesPerson(sentence: readonly TaggedWord[], at: number): boolean {
  const before = sentence.slice(Math.max(0, at - 6), at);
  return before.some(
    (word, i) =>
      (people.has(word.lower) ||
        people.has(word.singular ?? '') ||
        word.tag === 'PRP' ||
        word.tag === 'NNP' ||
        /^(?:some|any|every)(?:one|body)$/.test(word.lower)) &&
      before.slice(i + 1).some(({ tag }) => tag === 'IN' || tag === 'VBG'),
  );
}
