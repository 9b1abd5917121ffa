import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const agoOrder: Rule = {
  id: 'en.ago-order',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b([Bb]efore|[Aa]go) ((?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|a few|some) (?:years?|months?|weeks?|days?|hours?|minutes?))(?=[,.]| (?:I|we|he|she|they|it|my|there|the)\b)(?! (?:the|it) (?:end|start|beginning))/g,
    ({ groups: [word = '', time = ''] }) =>
      `${word.startsWith('A') || word.startsWith('B') ? time.slice(0, 1).toUpperCase() + time.slice(1) : time} ago`,
  ),
  right: ['Two years ago I left.', "Before two o'clock we left.", 'Before long had gone by, he left.'],
  wrong: [
    ['I came here before two years.', 'I came here two years ago.'],
    ['Before three days, I met him.', 'Three days ago, I met him.'],
  ],
};
