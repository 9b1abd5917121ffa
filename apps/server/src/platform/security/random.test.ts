import { expect, it } from 'vitest';
import { systemRandom } from './random.ts';

it('returns new, modifiable bytes of any length', () => {
  const random = systemRandom();
  const taken = Array.from({ length: 2000 }, () => random.bytes(16));
  expect(new Set(taken.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(2000);
  expect(random.bytes(100_000)).toHaveLength(100_000);
  expect(random.bytes(0)).toHaveLength(0);
});
