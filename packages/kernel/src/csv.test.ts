import { expect, it } from 'vitest';
import { writeCsv, writeCsvPart } from './csv.ts';

it('writes rows that a spreadsheet reads unchanged, and none as a formula', () => {
  expect(
    writeCsv([
      ['词', 'a "b"', 'c,d'],
      ['=1+1', '-x', 'two\nlines'],
    ]),
  ).toBe('\ufeff词,"a ""b""","c,d"\r\n\'=1+1,\'-x,"two\nlines"\r\n');
});

it.each([
  ...[
    '=1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u3000=1',
    '\u00a0+1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
  ],
])('takes %j for no formula', (text) => {
  expect(writeCsv([[text]]).replaceAll('"', '')).toBe(`\ufeff'${text}\r\n`);
});

it.each(['a;=1', 'a; +1', 'a;\t@x', ';;-1', '";＝1'])('takes no part of %j for a formula', (text) => {
  const line = writeCsv([['first', text, 'last']]);
  for (const cell of line.split(';')) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  // Nothing but apostrophes is added.
  expect(line.replaceAll("'", '').replaceAll('""', '"')).toContain(text);
});

it('writes parts that are one file together', () => {
  const rows = [['1'], ['=2'], ['3']];
  const [first = [], ...others] = rows;
  const parts = [writeCsvPart(['head'], [first]), ...others.map((row) => writeCsvPart(null, [row]))];
  expect(parts.join('')).toBe(writeCsv([['head'], ...rows]));
});
