import { expect, it } from 'vitest';
import { createSentenceCache } from './sentence-cache.ts';

it('drops the least recently used sentence first', () => {
  const cache = createSentenceCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});
