import { expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

it('removes undefined values, and no others', () => {
  expect(Object.keys(withoutUndefined({ a: undefined, b: null, c: 0, d: '' }))).toEqual(['b', 'c', 'd']);
});
