// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useAtTime } from './use-at-time.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.useFakeTimers({ now: 0 });
afterEach(() => vi.clearAllTimers());

function Plan({ at, ahead, onEnd }: { at: number | null; ahead: number; onEnd: () => void }) {
  useAtTime(at, ahead, onEnd);
  return null;
}

it('runs once when the time of the server is reached, and not for one that is past or far ahead', async () => {
  const ran: string[] = [];
  const root = createRoot(document.createElement('div'));
  const show = (at: number | null, ahead: number) =>
    act(() => root.render(<Plan at={at} ahead={ahead} onEnd={() => ran.push(`${at}`)} />));
  await show(60_000, 20_000);
  vi.advanceTimersByTime(40_000);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(['60000']);
  vi.advanceTimersByTime(600_000);
  await show(null, 0);
  await show(50_000, 0);
  // A timer with this delay would run at once.
  await show(2 ** 33, 0);
  vi.advanceTimersByTime(600_000);
  expect(ran).toEqual(['60000']);
  await act(() => root.unmount());
});
