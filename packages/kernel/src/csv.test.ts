import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('writes rows that a spreadsheet reads as they are, and takes none for a formula', () => {
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
