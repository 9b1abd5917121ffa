import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const adjectives: Readonly<Record<string, string>> = {
  happily: 'happy',
  sadly: 'sad',
  angrily: 'angry',
  beautifully: 'beautiful',
  nervously: 'nervous',
  strangely: 'strange',
  excitedly: 'excited',
  easily: 'easy',
  differently: 'different',
  dangerously: 'dangerous',
  comfortably: 'comfortable',
  carefully: 'careful',
  quietly: 'quiet',
  importantly: 'important',
  safely: 'safe',
  successfully: 'successful',
  healthily: 'healthy',
  seriously: 'serious',
  wonderfully: 'wonderful',
};
const adverbs = new Set(Object.keys(adjectives));

const manners: Readonly<Record<string, string>> = {
  polite: 'politely',
  rude: 'rudely',
  nice: 'nicely',
  kind: 'kindly',
  bad: 'badly',
  fair: 'fairly',
  unfair: 'unfairly',
  respectful: 'respectfully',
  cruel: 'cruelly',
};

export const adjectiveForAdverb: Rule = {
  id: 'en.adjective-for-adverb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'treated|treat|treats me|us|him|her|them very|so|really? [ polite|rude|nice|kind|bad|fair|unfair|respectful|cruel ] .|,|and|at|in',
      ({ marked: [manner] }) => manners[manner.lower] ?? null,
    ),
    byWords(
      '^ please? drive|walk|listen|read|handle|look|think [ careful ] .|!|,|and|at|when|because',
      () => 'carefully',
    ),
    byWords(
      "is|was|were|are|'s simply|really|absolutely|very|so|just|truly [ breathtakingly|wonderfully|beautifully|amazingly|incredibly|terribly|horribly|perfectly|deliciously|brilliantly|fantastically ] .|,",
      ({ marked: [adverb] }) =>
        ({
          terribly: 'terrible',
          horribly: 'horrible',
          incredibly: 'incredible',
          breathtakingly: 'breathtaking',
          amazingly: 'amazing',
        })[adverb.lower] ?? adverb.lower.replace(/ly$/, ''),
    ),
    byWords(
      '<taste>|<smell> so|very|really? [ deliciously|wonderfully|terribly|horribly|badly|beautifully|amazingly ] .|,|and|but|because',
      ({ marked: [adverb] }) =>
        ({ terribly: 'terrible', horribly: 'horrible', badly: 'bad', amazingly: 'amazing' })[adverb.lower] ??
        adverb.lower.replace(/ly$/, ''),
    ),
    byWords(
      '<look>|<seem> so|very|really|quite? [ happily|sadly|angrily|nervously ] .|,|today|and',
      ({ marked: [adverb], words }) =>
        words[0]?.base === 'look' && adverb.lower !== 'happily' ? null : (adjectives[adverb.lower] ?? null),
    ),
    byWords(
      '<look>|<seem>|<feel>|<sound>|<become>|<taste>|<smell> very|so|too|really|more? [ @adverbs ] .|,|and|because|when|in|with',
      ({ marked: [adverb], words }) =>
        /^(?:sadly|carefully|seriously|differently|strangely|quietly|nervously|happily|excitedly|angrily)$/.test(
          adverb.lower,
        ) &&
        /^(?:look|feel)/.test(words[0]?.lower ?? '') &&
        words.length === 3
          ? null
          : (adjectives[adverb.lower] ?? null),
      { adverbs },
    ),
    byWords(
      "it|that|this|i|he|she|we|they|you is|was|are|were|am|'s|'m|'re|be very|so|too|really|more [ @adverbs ] .|,|and|because|for|to",
      ({ marked: [adverb] }) => adjectives[adverb.lower] ?? null,
      { adverbs },
    ),
    byWords(
      'a|an|the|no [ significantly|considerably|substantially|dramatically|rapidly|gradually|slightly|remarkably ] improvement|increase|decrease|reduction|change|difference|growth|effect|rise|decline|drop|impact|influence .|,|IN|between|was|is|and|that|over',
      ({ marked: [adverb], words: [article] }) =>
        article?.lower === 'a' && /^[aeiou]/.test(adverb.lower)
          ? null
          : adverb.lower.replace(/ly$/, '').replace(/^dramatical$/, 'dramatic'),
    ),
    byWords(
      'a|an|the|very|my|his|her [ carefully|beautifully|quickly|slowly|really|easily|happily|perfectly|badly|terribly|seriously|suddenly|quietly|politely ] NN .|,|IN|CC|VBD|VBZ|who|that|to',
      ({ marked: [adverb], words }) =>
        words[2] === undefined ||
        words[2].tags[0] !== 'NN' ||
        (words.length > 0 && /ing$/.test(words[2].lower))
          ? null
          : adverb.lower === 'terribly'
            ? 'terrible'
            : adverb.lower.replace(/ily$/, 'y').replace(/ly$/, ''),
    ),
  ]),
  right: ['He looked happy.', 'She looked carefully at it.', 'He is very easily led.'],
  wrong: [
    ['The manager treated us very polite.', 'The manager treated us very politely.'],
    ['Drive careful!', 'Drive carefully!'],
    ['It shows a significantly improvement.', 'It shows a significant improvement.'],
    ['The soup tastes deliciously.', 'The soup tastes delicious.'],
    ['The lake was simply breathtakingly.', 'The lake was simply breathtaking.'],
    ['She looks happily today.', 'She looks happy today.'],
    ['He is a carefully driver.', 'He is a careful driver.'],
    ['It was a really problem.', 'It was a real problem.'],
    ['It is very easily to do.', 'It is very easy to do.'],
    ['She looks very beautifully.', 'She looks very beautiful.'],
    ['He was very happily.', 'He was very happy.'],
  ],
};
