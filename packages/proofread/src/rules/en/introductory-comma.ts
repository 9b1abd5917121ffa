import { clauseAt, isFiniteVerb, isNoun } from '../../match/clauses.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { sentenceOpeners } from './data/sentence-openers.ts';

const openers = new Map<string, string[][]>();
for (const phrase of [...sentenceOpeners].sort((a, b) => b.length - a.length)) {
  const words = phrase.replace(/'s\b/g, " 's").split(' ');
  openers.set(words[0] ?? '', [...(openers.get(words[0] ?? '') ?? []), words]);
}
/** Words that may modify the following noun: "no cars", "first aid", "well people". */
const needPronoun = new Set([
  'yes',
  'no',
  'well',
  'oh',
  'first',
  'second',
  'third',
  'also',
  'besides',
  'generally',
  'hence',
]);

export const introductoryComma: Rule = {
  id: 'en.introductory-comma',
  category: 'punctuation',
  severity: 'style',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  isGuess: true,
  scope: 'sentence',
  find: findOpener,
  right: [
    'However, it works.',
    'However you do it, it works.',
    'In addition to that, it works.',
    'No one knew.',
    'The first we went home.',
    'Also known as the wall.',
    'No cars are here.',
    'Well done, people.',
  ],
  wrong: [
    ['For example I like tea.', 'For example, I like tea.'],
    ['Nowadays people travel a lot.', 'Nowadays, people travel a lot.'],
    ['In my opinion the film was too long.', 'In my opinion, the film was too long.'],
    ['Firstly travel opens the mind.', 'Firstly, travel opens the mind.'],
  ],
};

function* findOpener(text: RuleText): Generator<Finding> {
  const words = text.words();
  const opener = openers
    .get(words[0]?.lower ?? '')
    ?.find((phrase) => phrase.every((word, i) => words[i]?.lower === word));
  if (opener === undefined) return;
  const at = opener.length;
  // "However many there are": here the word is part of the clause.
  if (
    opener[0] === 'however' &&
    /^(?:it may|you|many|the|much|long|hard)/.test(`${words[at]?.lower} ${words[at + 1]?.lower}`)
  )
    return;
  if (!opensClause(words, at, needPronoun.has(opener[0] ?? '') && at === 1)) return;
  const end = words[at - 1]?.end ?? 0;
  yield { start: end, end, replacements: [','] };
}

function opensClause(words: readonly TaggedWord[], at: number, isNarrow: boolean): boolean {
  if (isNarrow)
    return /^(?:i|we|you|he|she|it|they|there)$/.test(words[at]?.lower ?? '') && clauseAt(words, at);
  if (clauseAt(words, at)) return true;
  const end = words[at]?.tag === 'JJ' ? at + 1 : at;
  return isNoun(words[end]) && isFiniteVerb(words[end + 1]);
}
