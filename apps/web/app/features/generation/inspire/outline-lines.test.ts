import { expect, it } from 'vitest';
import { keptLines } from './outline-lines.ts';

it.each([
  ['a section whose heading is empty', { id: 's', heading: ' ', brief: '' }, true],
  ['a new line with only a description', { id: null, heading: '', brief: 'Rivers' }, true],
  ['a new line with only a heading', { id: null, heading: 'Rivers', brief: '' }, true],
  ['a new line without text', { id: null, heading: ' ', brief: '\n' }, false],
])('keeps of the edited lines %s: %#', (_, line, isKept) => {
  const lines = [{ key: 'k', ...line }];
  expect(keptLines(lines)).toEqual(isKept ? lines : []);
});
