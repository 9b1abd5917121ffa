import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ordinalEnding: Rule = {
  id: 'en.ordinal-ending',
  category: 'spelling',
  severity: 'error',
  credible: 0.96,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(/\b(\d{1,4})(st|nd|rd|th)\b(?!\/)/g, ({ groups: [number = '', ending = ''] }) =>
    endingOf(number) === ending ? null : `${number}${endingOf(number)}`,
  ),
  right: ['The 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st and 112th.'],
  wrong: [
    ['The 21th century.', 'The 21st century.'],
    ['On the 3th day.', 'On the 3rd day.'],
  ],
};

function endingOf(number: string): string {
  if (/1[123]$/.test(number)) return 'th';
  const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return endings[number.slice(-1)] ?? 'th';
}
