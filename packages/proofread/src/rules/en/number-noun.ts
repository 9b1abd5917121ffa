import { pluralOf } from '@inkstone/english';
import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { countables, persons } from './data/countables.ts';
import { collectives, uncountables } from './data/noun-sets.ts';

const counted = new Set([
  ...countables,
  ...persons,
  'tourist',
  'guest',
  'worker',
  'shop',
  'foreigner',
  'employee',
  'applicant',
  'candidate',
  'participant',
  'passenger',
  'resident',
  'parent',
  'player',
  'driver',
  'nurse',
  'scientist',
  'teenager',
  'tenant',
  'member',
]);
const numbers = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty many several few various',
);

export const numberNoun: Rule = {
  id: 'en.number-noun',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'list|array|sequence|vector|tuple|collection of [ string|integer|number|element|item|object|value|user|node|token|byte|sentence|word|image|function ] .|,|that|which|as|from|with|is|in',
      pluralOfNoun,
    ),
    byWords(
      'there are some|many|no|only|always? [ @countables ] .|,|in|on|at|for|that|who|which',
      pluralOfNoun,
      { countables },
    ),
    byWords('^ all [ @counted ] are|have|were|must|should|can|will|need|want', pluralOfNoun, { counted }),
    byWords(
      'some|most|these|those [ @counted ] prefer|are|were|have|think|say|like|want|need|believe|do|VBP',
      pluralOfNoun,
      {
        counted,
      },
    ),
    byWords(
      'a number|variety|range|couple|series of JJ? [ study|factor|person|student|problem|reason|method|paper|country|city|company|article|experiment|test|question|way|thing|book|example|error|file|user|customer|patient|sample ] VBZ|VBP|VBD|MD|.|,|IN|TO',
      pluralOfNoun,
    ),
    byWords('^ what [ a|an ] JJ NNS !|.', ({ marked: [article], words: [what, , , noun] }) =>
      what === undefined || noun === undefined || canBe(noun, 'NN')
        ? null
        : { start: what.end, end: article.end, replacements: [''] },
    ),
    byWords('@numbers JJ? [ NN ]', pluralize, { numbers }),
    byWords(
      'many|several [ @counted ] here|there|today|now|every|who|around|outside|inside|this',
      pluralOfNoun,
      {
        counted,
      },
    ),
    byWords('all the|my|his|her|our|their [ @counted ] VBD|are|were|have|MD', pluralOfNoun, { counted }),
    byWords(
      'many|several|few [ reason|way|thing|place|day|problem|question|idea ] why|how|where|when|to|that|which|who',
      ({ marked: [noun], before }) =>
        /^(?:not|a|too)$/.test(before()?.lower ?? '') && before()?.lower === 'a' ? null : pluralOf(noun.text),
    ),
    byWords('CD [ NN ]', (match) =>
      /^(?:[2-9]|[1-9]\d{1,2})$/.test(match.words[0]?.text ?? '') && timeUnits.has(match.marked[0].lower)
        ? pluralize(match)
        : null,
    ),
    byWords(
      'a lot|lots|plenty|few of? [ @counted ] here|there|today|now|every|who|that|this|.|,|in|on|at|about|for|to',
      ({ marked: [noun], words }) =>
        /^(?:lot|lots|plenty)$/.test(words.at(-3)?.lower ?? '') ||
        words.at(-3)?.lower === 'of' ||
        words[1]?.lower === 'few' ||
        words[0]?.lower === 'lots'
          ? canBe(noun, 'NNS') ||
            (words[0]?.lower === 'a' && words[1]?.lower === 'few' && words.at(-1)?.lower === 'of')
            ? null
            : pluralOf(noun.text)
          : null,
      { counted },
    ),
    byWords(
      '<like>|<love>|<hate>|prefer [ cat|dog|apple|banana|orange|horse|egg|tomato|book|film|movie|song|flower|potato ] .|,|and|very|but|more|than|because|a',
      ({ marked: [noun], words, before }) =>
        words[0]?.tag.startsWith('VB') && !/^(?:looks?|is|was|be|sounds?|the|a)$/.test(before()?.lower ?? '')
          ? pluralOf(noun.text)
          : null,
    ),
  ]),
  right: [
    'It cost fifty yuan.',
    'I have two books.',
    'Two hundred people came.',
    'Many a man has tried.',
    'A two man team won.',
    'He is one of two candidate cities.',
    'The 5 year plan failed.',
  ],
  wrong: [
    ['All employee must wear a badge.', 'All employees must wear a badge.'],
    ['It returns a list of string.', 'It returns a list of strings.'],
    ['What a beautiful flowers!', 'What beautiful flowers!'],
    ['A number of study have shown this.', 'A number of studies have shown this.'],
    ['Some student prefer tea.', 'Some students prefer tea.'],
    ['There are a lot of car here.', 'There are a lot of cars here.'],
    ['I have a few question.', 'I have a few questions.'],
    ['I like cat very much.', 'I like cats very much.'],
    ['There are some book on the desk.', 'There are some books on the desk.'],
    ['All student must leave.', 'All students must leave.'],
    ['There are many tourist here.', 'There are many tourists here.'],
    ['All the boy left.', 'All the boys left.'],
    ['I have two book.', 'I have two books.'],
    ['There are many reason why it failed.', 'There are many reasons why it failed.'],
    ['There are many student in my class.', 'There are many students in my class.'],
    ['He stayed three day in Paris.', 'He stayed three days in Paris.'],
    ['We studied many academic subject.', 'We studied many academic subjects.'],
    ['There are many company in town.', 'There are many companies in town.'],
    ['I know the two country in the north.', 'I know the two countries in the north.'],
    ['I lived there for 3 year.', 'I lived there for 3 years.'],
  ],
};

const timeUnits = wordSet(
  'year month week day hour minute second time people student country child person book friend image sample participant patient user sentence item',
);

function pluralOfNoun({ marked: [noun] }: WordMatch): string | null {
  return canBe(noun, 'NNS') ? null : pluralOf(noun.text);
}

function pluralize({ marked: [noun], words, before, after }: WordMatch): string | null {
  if (
    !canBe(noun, 'NN') ||
    noun.tags[0] !== 'NN' ||
    canBe(noun, 'NNS', 'CD', 'RB', 'JJR') ||
    (canBe(noun, 'JJ') && !isEnd(after())) ||
    uncountables.has(noun.lower) ||
    // "I do not have many time": much time.
    (noun.lower === 'time' && words[0]?.lower === 'many' && before()?.base === 'have')
  )
    return null;
  if (
    (collectives.has(noun.lower) && !groups.has(noun.lower)) ||
    notCounted.has(noun.lower) ||
    noun.text !== noun.lower ||
    noun.lower.includes('-')
  )
    return null;
  if (
    !canStandBehind(after()) ||
    (before()?.lower === 'the' && !countables.has(noun.lower)) ||
    /^(?:a|an|this|that|no|every|one|thousand|hundred|million|or|and|not|in|too|so)$/.test(
      before()?.lower ?? '',
    ) ||
    before()?.tag === 'CD'
  )
    return null;
  if (words[0]?.text !== words[0]?.lower && before() !== undefined) return null;
  if (
    /^(?:many|few|several|various)$/.test(words[0]?.lower ?? '') &&
    words.length > 2 &&
    before()?.lower === 'how'
  )
    return null;
  return pluralOf(noun.text);
}

const notCounted = wordSet(
  'percent per cent hundred thousand million billion dozen foot pound stone fold such time-out p.m a.m am pm more craft gross other love ball point air home tree work business staff training change vertebrae larvae yuan yen won baht rand renminbi rmb',
);

const groups = wordSet(
  'team government company group committee class club community council family party range',
);

function canStandBehind(word: TaggedWord | undefined): boolean {
  return (
    word === undefined ||
    /^(?:[.]|,|IN|CC|VBP|VBD|MD|TO|WP|WDT)$/.test(word.tag) ||
    /^(?:are|were|have)$/.test(word.lower)
  );
}
