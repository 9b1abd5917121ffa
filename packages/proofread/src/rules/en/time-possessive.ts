import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const timePossessive: Rule = {
  id: 'en.time-possessive',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b(a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|\d+) (minutes|hours|days|weeks|months|years)(?= (?:experience|holiday|vacation|drive|walk|notice|rest|break|sleep|salary|journey|flight|delay|training|work experience|imprisonment)\b)/gi,
    ({ groups: [count = '', unit = ''] }) =>
      /^(?:an?|one|1)$/i.test(count) ? `${count} ${unit.slice(0, -1)}'s` : `${count} ${unit}'`,
  ),
  right: ["Two years' experience.", 'A two-week holiday.', 'Ten years old.'],
  wrong: [
    ['I have two years experience.', "I have two years' experience."],
    ['It is ten minutes walk from here.', "It is ten minutes' walk from here."],
  ],
};
