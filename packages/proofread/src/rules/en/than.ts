import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const than: Rule = {
  id: 'en.than',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'JJR|RBR|more|less|fewer JJ|NN|NNS|RB? [ that ] now|before|today|me|him|us|them .',
      ({ words }) => (/^(?:later|rather|further)$/.test(words[0]?.lower ?? '') ? null : 'than'),
    ),
    byPattern(
      /\b((?:more|less|better|worse|bigger|smaller|rather|larger|higher|lower|older|younger|faster|slower|easier|harder|cheaper|greater|fewer|longer|shorter|stronger|weaker|taller|richer|happier|safer|nicer)(?: [a-z]+)?) then(?= (?:a|an|the|me|him|us|them|any|ever|those|that|\d|my|your|his|our|their|before|usual|expected|one|two|three|necessary|anything|anyone|other|others|in|on)\b)/gi,
      ({ groups: [compared = ''], start, end }) => ({
        start: start + compared.length + 1,
        end,
        replacements: ['than'],
      }),
    ),
  ]),
  right: [
    'It is better than the other.',
    'First it got better, then the rain came.',
    'More people then left.',
  ],
  wrong: [
    ['It is better then the other.', 'It is better than the other.'],
    ['There are fewer cars that before.', 'There are fewer cars than before.'],
    ['She has more money then me.', 'She has more money than me.'],
  ],
};
