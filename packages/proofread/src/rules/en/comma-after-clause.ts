import { clauseAt, hasMark } from '../../match/clauses.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

const openers = new Set(
  'when if although though because while whenever unless once since after before until whereas'.split(' '),
);
/** After these words, the second clause is part of the first: "the man I saw", "I think he is". */
const binding = new Set(
  (
    'that and or but nor than as like so what who which how why where whether when if because of think thinks ' +
    'thought know knows knew say says said feel felt feels hope hoped believe believed find found see saw tell ' +
    'told mean means wish sure glad happy afraid sorry all everything anything something nothing thing things ' +
    'time day way moment place person people one reason first last the a an my your his her its our their ' +
    'more most every each no not very long often many much once after before until though although since while'
  ).split(' '),
);
const closed = new Set(['IN', 'TO', 'DT', 'PRP$', 'CC', 'MD', 'WDT', 'WP', 'WRB', 'PDT', 'WP$']);
const inverting = /^(?:MD|VBZ|VBD|VBP)$/;

export const commaAfterClause: Rule = {
  id: 'en.comma-after-clause',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.75,
  authority: 'The Chicago Manual of Style',
  isGuess: true,
  scope: 'sentence',
  find: findBoundary,
  right: [
    'When I was young, I lived in a village.',
    'If he comes, I will go to the man I love.',
    'When did you know that I was ill?',
    'After that it was quiet.',
    'I was ill when I was young.',
    'If you were asked how long the road is, you would guess.',
  ],
  wrong: [
    ['When I was young I lived in a village.', 'When I was young, I lived in a village.'],
    ['If it rains tomorrow we will stay at home.', 'If it rains tomorrow, we will stay at home.'],
    ['Although people work hard they are poor.', 'Although people work hard, they are poor.'],
    ['If you need help please call me.', 'If you need help, please call me.'],
  ],
};

function* findBoundary(text: RuleText): Generator<Finding> {
  const words = text.words();
  // "When did he come?" is a question; if a comma follows, it marks the clause boundary.
  if (!openers.has(words[0]?.lower ?? '') || inverting.test(words[1]?.tag ?? '')) return;
  if (words.some(({ text: mark }, at) => mark === ',' && clauseAt(words, at + 1))) return;
  for (let at = 3; at < words.length - 1; at++) {
    if (hasMark(words, 0, at)) return;
    if (!endsClause(words, at - 1) || !mayHaveVerb(words.slice(1, at))) continue;
    if (words[at]?.lower !== 'please' && !clauseAt(words, at)) continue;
    const end = words[at - 1]?.end ?? 0;
    yield { start: end, end, replacements: [','] };
    return;
  }
}

/** Whether there may be a verb. Every possible verb counts, because the tagger is often wrong in such sentences. */
function mayHaveVerb(words: readonly TaggedWord[]): boolean {
  return words.some(({ tags }) => tags.some((tag) => /^(?:VBD|VBZ|VBP|MD)$/.test(tag)));
}

/** Whether the clause ends here: "The time I came" continues with a relative clause; "free time I read" does not. */
function endsClause(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined || closed.has(word.tag)) return false;
  return !binding.has(word.lower) || (/^(?:time|day|place)$/.test(word.lower) && words[at - 1]?.tag === 'JJ');
}
