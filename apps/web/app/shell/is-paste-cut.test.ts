import { expect, it } from 'vitest';
import { isPasteCut } from './is-paste-cut.ts';

const field = { value: 'river', maxLength: 8, selectionStart: 5, selectionEnd: 5 };

it.each([
  ['fits', field, 'bed', false],
  ['does not fit', field, 'beds', true],
  ['fits in the place of selected text', { ...field, selectionStart: 0 }, 'mountain', false],
  ['does not fit in the place of selected text', { ...field, selectionStart: 4 }, 'mountain', true],
  ['fits with line breaks of Windows', field, 'a\r\nb\r\n', false],
  ['is pasted into a field without a limit', { ...field, maxLength: -1 }, 'a long text', false],
  [
    'is pasted into a field that has no selection',
    { ...field, selectionStart: null, selectionEnd: null },
    'beds',
    true,
  ],
])('a text that %s', (_, given, text, isCut) => {
  expect(isPasteCut(given, text)).toBe(isCut);
});
