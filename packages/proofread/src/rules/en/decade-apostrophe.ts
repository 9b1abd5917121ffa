import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const decadeApostrophe: Rule = {
  id: 'en.decade-apostrophe',
  category: 'typography',
  severity: 'style',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=\b(?:1[6-9]|20)\d0)['’]s\b(?! [a-z]+(?:est|ism)\b)|(?<=\b(?:CD|DVD|TV|PC|CEO|GPS|SUV|ATM|VIP|URL|PDF|FAQ))['’]s(?= (?:are|were|and|for|in|on|with|that|have|to)\b|[,;.])/g,
    () => 's',
  ),
  right: ['In the 1990s we bought CDs.', 'The TV’s screen.'],
  wrong: [
    ["It was in the 1990's.", 'It was in the 1990s.'],
    ["Many CD's are old.", 'Many CDs are old.'],
  ],
};
