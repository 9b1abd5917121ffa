import { expect, it } from 'vitest';
import { linePlaces } from './line-places.ts';

it('counts lines of every ending, and columns from 1', () => {
  const at = linePlaces('ab\r\nc\n\nd\re');
  expect([0, 1, 4, 6, 7, 9, 10].map((offset) => Object.values(at(offset)).join(':'))).toEqual([
    '1:1',
    '1:2',
    '2:1',
    '3:1',
    '4:1',
    '5:1',
    '5:2',
  ]);
});
