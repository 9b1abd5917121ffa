import { hasFinite, hasMark, pronounClauseAt } from '../../match/clauses.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

/** Introductory words that require a comma, and those for which it depends on the length. */
const heavy = new Set(
  'according due thanks despite besides apart instead because unlike regarding'.split(' '),
);
const light = new Set(
  'in on at during after before for with without by from since among throughout'.split(' '),
);

export const commaAfterPhrase: Rule = {
  id: 'en.comma-after-phrase',
  category: 'punctuation',
  severity: 'style',
  credible: 0.65,
  authority: 'The Chicago Manual of Style',
  isGuess: true,
  scope: 'sentence',
  find: findPhrase,
  right: [
    'In the last few years, I have learned a lot.',
    'In 2019 I moved.',
    'On the table there is a book.',
  ],
  wrong: [
    [
      'In the last few years of school I have learned a lot.',
      'In the last few years of school, I have learned a lot.',
    ],
    ['According to the teacher we should read more.', 'According to the teacher, we should read more.'],
  ],
};

function* findPhrase(text: RuleText): Generator<Finding> {
  const words = text.words();
  const opener = words[0]?.lower ?? '';
  if (!heavy.has(opener) && !light.has(opener)) return;
  for (let at = 3; at < Math.min(words.length - 1, 12); at++) {
    if (hasMark(words, 0, at) || hasFinite(words, 1, at)) return;
    if (!pronounClauseAt(words, at) || words[at]?.lower === 'there') continue;
    const before = words[at - 1];
    // "the way I see it", "all I know": a relative clause of the noun follows.
    if (
      !/^(?:NN|NNS|NNP|CD|RB)$/.test(before?.tag ?? '') ||
      /^(?:way|time|things?|all|one)$/.test(before?.lower ?? '')
    )
      return;
    const end = before?.end ?? 0;
    if (heavy.has(opener) || at >= 6) yield { start: end, end, replacements: [','] };
    return;
  }
}
