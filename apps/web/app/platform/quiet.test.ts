import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits while the user types, with a limit', async () => {
  const quiet = createQuiet(1000);
  const order: string[] = [];
  const wait = (name: string) => void quiet.wait().then(() => order.push(name));
  wait('before');
  quiet.setBusy(true);
  wait('pause');
  await vi.advanceTimersByTimeAsync(999);
  expect(order).toEqual(['before']);
  quiet.setBusy(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['before', 'pause']);
  quiet.setBusy(true);
  wait('long enough');
  await vi.advanceTimersByTimeAsync(999);
  expect(order).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(order.at(-1)).toBe('long enough');
});
