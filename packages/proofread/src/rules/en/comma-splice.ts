import { clauseAt, hasFinite, pronounClauseAt } from '../../match/clauses.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

/** With one of these before the comma, the first clause may be subordinate. */
const joining =
  /^(?:if|when|because|although|though|while|since|after|before|until|unless|as|that|who|which|what|whose|where|how|why|whether|once|than|whenever|wherever|however|so|not|more|says?|said|think|thought|know|suppose|guess|believe|hope|see|mean|sure|either|had|were|should|["“”‘])$/;
/** "…, he told her": the second clause is a reporting clause. */
const reporting =
  /^(?:said|says|told|asked|thought|cried|replied|must|think|suppose|know|believe|guess|hope|answered)$/;

export const commaSplice: Rule = {
  id: 'en.comma-splice',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.65,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: findSplice,
  right: [
    'I went home; it was late.',
    'He was tired, but he went on.',
    'If I go, it will be late.',
    'It is late in the day, he said to me.',
    'I came, I saw, I won.',
    'The more I eat, the fatter I get.',
    "It is good, isn't it?",
    'It was, I think, a mistake.',
  ],
  wrong: [
    ['I went home, it was very late.', 'I went home, it was very late.'],
    ['He is my best friend, he always helps me.', 'He is my best friend, he always helps me.'],
  ],
};

/**
 * Finds comma splices. No replacement is suggested, because only the writer knows whether a full stop, a semicolon or a
 * conjunction is best.
 */
function* findSplice(text: RuleText): Generator<Finding> {
  const words = text.words();
  const commas = words.flatMap(({ text: mark }, at) => (mark === ',' ? [at] : []));
  const [at = 0] = commas;
  // Two short clauses may be joined by a comma, and three are a list.
  if (commas.length !== 1 || at < 3 || words.length - at < 5 || !isSplice(words, at)) return;
  const comma = words[at];
  if (comma !== undefined) yield { start: comma.start, end: comma.end, replacements: [] };
}

function isSplice(words: readonly TaggedWord[], at: number): boolean {
  if (words.some(({ text }) => /^[?:;()"“”—–-]$/.test(text)) || words.at(-1)?.text !== '.') return false;
  if (words.slice(0, at).some(({ lower }) => joining.test(lower))) return false;
  if (words.slice(at + 2, at + 4).some(({ lower }) => reporting.test(lower))) return false;
  return clauseAt(words, 0) && hasFinite(words, 1, at) && pronounClauseAt(words, at + 1);
}
