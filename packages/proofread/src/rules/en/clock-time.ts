import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const clockTime: Rule = {
  id: 'en.clock-time',
  category: 'typography',
  severity: 'warning',
  credible: 0.9,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\bo['’]? clock\b|\bo clock\b|(?<=\d )oclock\b|\b(\d{1,2}) o['’]clock (?:a\.?m\b\.?|p\.?m\b\.?)/gi,
    ({ found, groups: [hour = ''] }) =>
      hour === '' ? "o'clock" : `${hour} ${/p\.?m/i.test(found) ? 'p.m.' : 'a.m.'}`,
  ),
  right: ["At ten o'clock.", 'At 10 p.m.'],
  wrong: [
    ['It is 5 o clock.', "It is 5 o'clock."],
    ["Come at 8 o'clock pm today.", 'Come at 8 p.m. today.'],
  ],
};
