import { describe, expect, it } from 'vitest';
import { smallestEdit } from './accept-lint.ts';

describe('smallestEdit', () => {
  it.each([
    ['teh', 'the', 1, 3, 'he'],
    ['错', '对', 0, 1, '对'],
    ['cat', 'cats', 3, 3, 's'],
    ['aa', 'a', 1, 2, ''],
    ['same', 'same', 4, 4, ''],
    ['', 'new', 0, 0, 'new'],
    ['old', '', 0, 3, ''],
  ])('of %j to %j', (before, after, start, end, inserted) => {
    expect(smallestEdit(before, after)).toEqual({ start, end, inserted });
  });

  it('never splits a character of two code units', () => {
    expect(smallestEdit('😀', '😁')).toEqual({ start: 0, end: 2, inserted: '😁' });
    // 𠀀 and 𠐀 differ in the first unit only.
    expect(smallestEdit('\ud840\udc00', '\ud841\udc00')).toEqual({
      start: 0,
      end: 2,
      inserted: '\ud841\udc00',
    });
  });
});
