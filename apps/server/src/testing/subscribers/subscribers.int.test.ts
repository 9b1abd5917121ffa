import { expect, it } from 'vitest';
import { runSubscribers } from './run-subscribers.ts';

it('keeps accounts, books and bills equal to a simple model through a year of random changes', async () => {
  const seed = 11;
  const { faults, counts } = await runSubscribers({ users: 4, months: 12, seed });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(counts.charges).toBeGreaterThan(4);
  expect(counts.planted).toBeGreaterThan(10);
});
