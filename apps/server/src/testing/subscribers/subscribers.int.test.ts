import { expect, it } from 'vitest';
import { runSubscribers } from './run-subscribers.ts';

it('keeps accounts, books and bills as a plain model has them, through a year of changes of mind', async () => {
  const seed = 11;
  const { faults, counts } = await runSubscribers({ users: 4, months: 12, seed });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(counts.charges).toBeGreaterThan(4);
  expect(counts.planted).toBeGreaterThan(10);
});
