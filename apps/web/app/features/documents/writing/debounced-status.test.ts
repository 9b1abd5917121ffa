import { createObservable, type SaveStatus } from '@inkstone/editor/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debouncedStatus, savedDelay } from './debounced-status.ts';

const saved: SaveStatus = { kind: 'saved' };
const saving: SaveStatus = { kind: 'saving', isKept: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(first: SaveStatus) {
  const status = createObservable<SaveStatus>(first);
  const debounced = debouncedStatus(status);
  const seen: SaveStatus['kind'][] = [];
  const stop = debounced.subscribe(() => seen.push(debounced.getSnapshot().kind));
  return { status, debounced, seen, stop };
}

describe('the displayed status', () => {
  it('does not change with every acknowledgement while the user types', () => {
    const { status, seen } = watch(saved);
    for (let i = 0; i < 5; i++) {
      status.set(saving);
      vi.advanceTimersByTime(20);
      status.set(saved);
      vi.advanceTimersByTime(savedDelay - 1);
    }
    expect(seen).toEqual(['saving']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['saving', 'saved']);
  });

  it('reports errors, and the arrival of the text, at once', () => {
    const { status, seen } = watch({ kind: 'loading' });
    status.set(saved);
    status.set({ kind: 'offline', changes: 1, isKept: true });
    status.set(saved);
    expect(seen).toEqual(['saved', 'offline', 'saved']);
  });

  it('is up to date after a pause in subscription', () => {
    const { status, debounced, stop } = watch(saving);
    stop();
    status.set({ kind: 'offline', changes: 1, isKept: true });
    debounced.subscribe(() => undefined);
    expect(debounced.getSnapshot().kind).toBe('offline');
  });
});
