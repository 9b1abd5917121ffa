import { byPattern } from '../../match/by-pattern.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
/** The start of a paragraph that is one sentence. A heading or list item without a full stop may begin in lower case. */
const first =
  /^([a-z]{2,}|a|i)(?= [A-Za-z]+,? [A-Za-z']+,? [\s\S]*[.!?]["”’')]*\s*$)|^(we|he|she|it|they|you|this|that|there|what|where|when|why|how|who)(?= [a-z']+ [A-Za-z']+[.!?]["”’')]*\s*$)/g;
/** The start of a later sentence. Before a number, the word before the stop is more likely an abbreviation. */
const later =
  /(?<=[a-z]{3}[.!?] )(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred)\b)([a-z]{2,}|a|i)(?= [a-z'’]+)/g;

export const sentenceCapital: Rule = {
  id: 'en.sentence-capital',
  category: 'typography',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'paragraph',
  find: findSmall,
  right: [
    'He left. She stayed.',
    'item without a stop',
    'Use e.g. this one, etc. and so on.',
    'He wrote “What is it?” is the question.',
    'It costs approx. five dollars.',
    '我喜欢 apple pie very much.',
  ],
  wrong: [
    ['we are late.', 'We are late.'],
    ['we went home early.', 'We went home early.'],
    ['He went home. she stayed there.', 'He went home. She stayed there.'],
  ],
};

function* findSmall(text: RuleText): Generator<Finding> {
  if (text.language !== 'en') return;
  yield* byPattern(first, ({ groups: [word = '', short = ''] }) => upper(word || short))(text);
  yield* byPattern(later, ({ groups: [word = ''], before }) =>
    /\b(?:etc|approx|vs|incl|resp|dept|est|misc|yahoo)[.!?] $/i.test(before(10)) ? null : upper(word),
  )(text);
}
