import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const irregularPossessive: Rule = {
  id: 'en.irregular-possessive',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b(childrens|womens|mens|peoples)(?=['’]? (?:life|lives|room|rooms|menu|playground|party|tickets|ticket|songs|stories|story|games|teacher|parents|clothes|book|books|toys|health|rights|opinion|opinions|mind|minds|attitude|attitudes|hospital|shoes|department|team|football|day|behaviour|behavior|attention|education|needs|names|house|houses|money|problems|eyes|hearts|feelings|way|ideas|habits)\b)['’]?/gi,
    ({ groups: [word = ''] }) => `${word.slice(0, -1)}'s`,
  ),
  right: ["The children's room.", 'The peoples of Europe.'],
  wrong: [
    ['This is the childrens room.', "This is the children's room."],
    ['It changes peoples lives.', "It changes people's lives."],
  ],
};
