import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

/** A sequence of two to four lower-case words that is repeated; "more and more and more" is intended. */
const phrase =
  /(?<![\w'’-])((?!(?:and|or|by|to|on|very|so|na|la|ha|no|yes|bye|over|round|up) )[a-z]+ (?!(?:and|or|by|to|after|very) )[a-z]+(?: [a-z]+){0,2}) \1(?![\w'’-])/g;

export const doubledWord: Rule = {
  id: 'en.doubled-word',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<![\w'’-])(the|a|an|of|to|and|for|are|was|were|be|it|this|with|at|by|from|as|we|you|they|he|she|my|your|our|their|can|will|would|should|has|or|if|but|because|which|who|when|what|how|i|about|into|over|after|before|between|than|these|those|have|does|did|been|also|where|while|any|every|each|its|our|not|am|could|must|may|might|their|your)\s+\1(?![\w'’-])/gi,
      ({ groups: [word = ''], found }) => (/^[A-Z].*\s[A-Z]/.test(found) && word !== 'I' ? null : word),
    ),
    byPattern(phrase, ({ groups: [words = ''] }) => words),
  ]),
  right: [
    'It grew more and more and more.',
    'He had had enough.',
    'I know that that is true.',
    'A very, very long day.',
  ],
  wrong: [
    ['We spoke about about it.', 'We spoke about it.'],
    ['It rained for hours for hours.', 'It rained for hours.'],
    ['This is the the book.', 'This is the book.'],
    ['The the book is here.', 'The book is here.'],
    ['We want to to go.', 'We want to go.'],
  ],
};
