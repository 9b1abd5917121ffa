import { expect, it } from 'vitest';
import { linesPerPage, viewLines } from './view-lines.ts';

const many = Array.from({ length: linesPerPage + 2 }, (_, index) => `word ${index + 1}`).join('\n');

it('numbers the lines of a file, with any line breaks', () => {
  expect(viewLines('\ufeff甲\r\n\n乙\n', '', 1)).toEqual({
    lines: [
      { number: 1, text: '甲' },
      { number: 2, text: '' },
      { number: 3, text: '乙' },
    ],
    total: 3,
    page: 1,
    pages: 1,
  });
});

it('finds lines in any case and keeps their numbers', () => {
  const { lines, total } = viewLines('Aa\nbb\nAB', 'b', 1);
  expect(lines.map(({ number }) => number)).toEqual([2, 3]);
  expect(total).toBe(2);
});

it.each([
  [1, 1, linesPerPage],
  [2, linesPerPage + 1, 2],
  [99, linesPerPage + 1, 2],
  [0, 1, linesPerPage],
])('shows page %i from line %i on: %i lines', (page, first, count) => {
  const { lines, pages } = viewLines(many, '', page);
  expect([lines[0]?.number, lines.length, pages]).toEqual([first, count, 2]);
});
