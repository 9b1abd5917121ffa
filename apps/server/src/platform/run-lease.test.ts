import { minute, second } from '@inkstone/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from './platform.ts';
import { holdRunLease } from './run-lease.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function hold(extend: (until: number) => Promise<boolean>) {
  const warn = vi.fn();
  const clock = { now: () => 1000 } as unknown as Platform['clock'];
  return { warn, run: holdRunLease({ clock, log: { warn } as unknown as Platform['log'] }, minute, extend) };
}

it('extends a run every five seconds and before each step, until it is released', async () => {
  const extend = vi.fn(async () => true);
  const { run } = hold(extend);
  await vi.advanceTimersByTimeAsync(11 * second);
  await run.renew();
  expect(extend.mock.calls).toEqual([[1000 + minute], [1000 + minute], [1000 + minute]]);
  run.release();
  await vi.advanceTimersByTimeAsync(minute);
  expect([extend.mock.calls.length, run.lost.aborted]).toEqual([3, false]);
});

it('reports that the work was lost', async () => {
  const { run } = hold(async () => false);
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(run.lost.aborted).toBe(true);
  run.release();
});

it('continues when the database does not answer once', async () => {
  const { run, warn } = hold(async () => {
    throw new Error('away');
  });
  await vi.advanceTimersByTimeAsync(5 * second);
  expect([run.lost.aborted, warn.mock.calls.length]).toEqual([false, 1]);
  await expect(run.renew()).rejects.toThrow('away');
  run.release();
});
