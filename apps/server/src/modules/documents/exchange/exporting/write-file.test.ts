import { expect, it } from 'vitest';
import { fileNameOf } from './write-file.ts';

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['春天: 第一章', '春天 第一章'],
  ['a\nb\u202ec', 'a b c'],
  ['...', 'document'],
  ['con', 'document'],
  ['CON.notes', 'document'],
  ['context', 'context'],
  ['e\u0301', '\u00e9'],
  ['\ud83d', '\ufffd'],
  ['x'.repeat(300), 'x'.repeat(80)],
  [`${'x'.repeat(79)}. y`, 'x'.repeat(79)],
  ['长'.repeat(300), '长'.repeat(76)],
  ['🌊'.repeat(300), '🌊'.repeat(57)],
])('names the file of %j %j', (title, name) => {
  expect(fileNameOf(title, 'document')).toBe(name);
});

it('leaves room for an ending and a number within the 255 bytes of file systems', () => {
  for (const title of ['x', '长', '🌊'].map((character) => character.repeat(300)))
    expect(Buffer.byteLength(`${fileNameOf(title, '')} (9999).docx`)).toBeLessThanOrEqual(255);
});
