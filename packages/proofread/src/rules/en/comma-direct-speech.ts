import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaDirectSpeech: Rule = {
  id: 'en.comma-direct-speech',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.82,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|who|mother|father|teacher|friend|boy|girl|man|woman) (?:said|asked|replied|answered|shouted|cried|whispered))(?= ["“][A-Z][^"”]*[.!?,])/g,
    () => ',',
    'en',
  ),
  right: ['He said, “I am here.”', 'He said “yes” to it.', 'He said: “Come.”'],
  wrong: [['She said "I am tired."', 'She said, "I am tired."']],
};
