import { pairMarks } from '../../match/pairs.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const unpairedQuote: Rule = {
  id: 'en.unpaired-quote',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.75,
  authority: null,
  scope: 'paragraph',
  find: findUnpaired,
  right: [
    'He said, "I am tired."',
    '"A quotation of several paragraphs opens in each of them.',
    'The screen is 15" wide.',
    'He said, “I am tired.”',
    '"One" and "two"',
  ],
  wrong: [
    ['He said, "I am tired.', 'He said, "I am tired."'],
    ['He said, “I am tired.', 'He said, “I am tired.”'],
    [
      'They call it "freedom, but it is not free. Nobody knows.',
      'They call it "freedom, but it is not free. Nobody knows.',
    ],
  ],
};

/** Finds the only opening quotation mark without a closing one; of one sentence, the missing mark is suggested. */
function* findUnpaired({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'en') return;
  const at = text.includes('“') ? curlyOpening(text) : straightOpening(text);
  if (at === null || text.slice(0, at).trim() === '') return;
  const rest = text.slice(at + 1).trimEnd();
  const end = at + 1 + rest.length;
  const isOneSentence = /^[^.!?]+[.!?]$/.test(rest) && /[,:] $/.test(text.slice(0, at));
  if (isOneSentence) yield { start: end, end, replacements: [text[at] === '“' ? '”' : '"'] };
  else yield { start: at, end: at + 1, replacements: [] };
}

function curlyOpening(text: string): number | null {
  const { unclosed, unopened } = pairMarks(text, { open: '“', close: '”' });
  const [at] = unclosed;
  return unclosed.length === 1 && unopened.length === 0 && !text.includes('"') ? (at ?? null) : null;
}

/** Returns the last straight mark if it opens a quotation and the marks before it are paired. */
function straightOpening(text: string): number | null {
  const places = Array.from(text.matchAll(/"/g), ({ index }) => index);
  const at = places.at(-1);
  if (at === undefined || places.length % 2 === 0 || places.some((place) => /\d/.test(text[place - 1] ?? '')))
    return null;
  return /(?:^|[\s(])"(?=\S)/.test(text.slice(Math.max(0, at - 1), at + 2)) ? at : null;
}
