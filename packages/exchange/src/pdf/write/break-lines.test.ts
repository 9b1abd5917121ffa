import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { plainStyle } from './text-style.ts';

it('a very long word is measured a few times, not once for each of its characters', () => {
  const measured: number[] = [];
  const measure = (text: string) => {
    measured.push(text.length);
    return text.length * 5;
  };
  const word = 'A'.repeat(20_000);
  const lines = breakLines([{ text: `${word} 墨b-c d`, style: plainStyle(10) }], measure, { width: 400 });
  expect(lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toContain('A'.repeat(70));
  expect(measured.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * word.length);
});
