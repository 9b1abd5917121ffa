import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const numberHyphen: Rule = {
  id: 'en.number-hyphen',
  category: 'typography',
  severity: 'warning',
  credible: 0.92,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b(?! (?:of|hundred|thousand|or|to)\b)/gi,
    ({ groups: [ten = '', one = ''] }) => `${ten}-${one}`,
  ),
  right: ['Twenty-one people.', 'Twenty of one kind.'],
  wrong: [['There were twenty one people.', 'There were twenty-one people.']],
};
