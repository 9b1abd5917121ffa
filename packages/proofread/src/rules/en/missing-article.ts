import { indefiniteArticle } from '@inkstone/english';
import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { countables, persons } from './data/countables.ts';
import { callings, outings } from './data/noun-sets.ts';

const things = new Set([
  ...countables,
  'product',
  'item',
  'parcel',
  'package',
  'apartment',
  'bill',
  'fridge',
  'printer',
  'jacket',
]);

export const missingArticle: Rule = {
  id: 'en.missing-article',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "complain about product that I bought": the relative clause shows which one.
    byWords(
      'about|with|for|to|of|in|at|from|bought|received|lost|found|return|returned|like|liked|remember|forgot|saw|using [ @things ] that|which i|we|you|he|she|they VBD|VBP|have|had|will|want',
      ({ marked: [noun], after }) => (noun.tag === 'NN' && after() !== undefined ? `the ${noun.text}` : null),
      { things },
    ),
    byWords(
      "i|he|she|you 'm|am|is|'s|was|'re|are n't|not|also|still|already|just? RB? JJ? [ @callings ]",
      (match) => withArticle(match),
      { callings },
    ),
    byWords(
      '<become> JJ? [ @callings ] .|,|IN|CC|last|this|next|two|three|because|when',
      (match) => withArticle(match),
      { callings },
    ),
    byWords(
      "it|this|that is|'s|was also? very|really? [ good|great|bad|nice|big|small|beautiful|interesting|difficult|important|huge|wonderful|terrible|useful idea|place|way|city|problem|day|book|film|movie|opportunity|experience|question|job|example|mistake|country|thing|decision|choice|question|game|hotel|restaurant|school ]",
      (match) => withArticle(match),
    ),
    byWords(
      '<have>|<make>|<get>|<find>|<need> [ good|great|bad|nice|big|small|new|wonderful|difficult|beautiful|serious time|idea|job|house|car|problem|mistake|day|trip|holiday|party|impression|dream|question|decision ] .|,|IN|CC|TO|RB|EX|because|yesterday',
      (match) =>
        match.marked[1]?.lower === 'time' &&
        !/^(?:good|great|nice|wonderful|bad)$/.test(match.marked[0].lower)
          ? null
          : withArticle(match),
    ),
    byWords(
      'PRP$|the @persons is|was not|also|still|now? [ @callings ] .|,|IN|CC',
      (match) => withArticle(match),
      { callings, persons },
    ),
    byWords('<work> as [ @callings ] .|,|IN|CC|for|in', (match) => withArticle(match), { callings }),
    byWords(
      "<have>|'ve|<get>|got [ headache|fever|toothache|stomachache|cough|accident ] .|,|and|so|because|yesterday|today|this|last",
      (match) => withArticle(match),
    ),
    byWords(
      '<go> for [ @outings ] .|,|in|with|every|along|and|because|after|before|around|on|when|at',
      ({ marked: [outing] }) => `a ${outing.text}`,
      { outings },
    ),
    byWords('<ask> me|you|him|her|them|us? [ question ] ?|.|,|about|and', (match) => withArticle(match)),
    byWords(
      'want|wants|wanted|like|hope|hopes|wish|dreams|going|decided|studying to be|become [ @callings ] .|,|CC|because|when|in|and',
      (match) => withArticle(match),
      { callings },
    ),
  ]),
  right: [
    'He lives in hope that we come.',
    'He is a teacher.',
    'She is teacher training officer.',
    'It is good news.',
    'He became a doctor.',
    'It is a good idea.',
  ],
  wrong: [
    [
      'I am writing about product that I bought last week.',
      'I am writing about the product that I bought last week.',
    ],
    ['I want to be engineer.', 'I want to be an engineer.'],
    ['We could not go for walk.', 'We could not go for a walk.'],
    ['We go for run every day.', 'We go for a run every day.'],
    ['My brother is student.', 'My brother is a student.'],
    ['She works as nurse.', 'She works as a nurse.'],
    ['I had headache.', 'I had a headache.'],
    ['Can I ask question?', 'Can I ask a question?'],
    ['He is teacher.', 'He is a teacher.'],
    ['I am student at this school.', 'I am a student at this school.'],
    ['She wants to become doctor.', 'She wants to become a doctor.'],
    ['It is good idea.', 'It is a good idea.'],
    ['We had great time there.', 'We had a great time there.'],
  ],
};

function withArticle({
  marked: [first, ...rest],
  words,
  sentence,
  after,
}: WordMatch): readonly string[] | null {
  const adjectives = words
    .slice(1)
    .filter(
      ({ tag, lower }) =>
        (tag === 'JJ' || tag === 'RB') && !/^(?:also|still|already|just|not|n't)$/.test(lower),
    );
  const head =
    rest.length === 0
      ? (adjectives.find((word) => sentence.indexOf(word) < sentence.indexOf(first)) ?? first)
      : first;
  if (
    /^(?:NN|NNS|CD|POS|NNP)$/.test(after()?.tag ?? '') ||
    (rest.length === 0 && head !== first) ||
    canBe(first, 'NNS') ||
    first.text !== first.lower
  )
    return null;
  return [`${indefiniteArticle(first.lower)} ${[first, ...rest].map(({ text }) => text).join(' ')}`];
}
