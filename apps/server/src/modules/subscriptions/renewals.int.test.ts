import { expect, it } from 'vitest';
import { runRenewals } from './testing/run-renewals.ts';

it('keeps money, notices and benefits in order through renewals, cancels and failures', async () => {
  const { faults, charged, states } = await runRenewals({ users: 12, months: 5, seed: 4 });
  expect(faults).toEqual([]);
  expect(charged).toBeGreaterThan(12);
  expect(Object.keys(states).length).toBeGreaterThan(1);
});
