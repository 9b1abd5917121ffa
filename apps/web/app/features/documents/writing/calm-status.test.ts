import { createObservable, type SaveStatus } from '@inkstone/editor/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmDelay, calmStatus } from './calm-status.ts';

const saved: SaveStatus = { kind: 'saved' };
const saving: SaveStatus = { kind: 'saving', isKept: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(first: SaveStatus) {
  const status = createObservable<SaveStatus>(first);
  const calm = calmStatus(status);
  const seen: SaveStatus['kind'][] = [];
  const stop = calm.subscribe(() => seen.push(calm.getSnapshot().kind));
  return { status, calm, seen, stop };
}

describe('the status that is shown', () => {
  it('does not change with every acknowledgement while somebody types', () => {
    const { status, seen } = watch(saved);
    for (let i = 0; i < 5; i++) {
      status.set(saving);
      vi.advanceTimersByTime(20);
      status.set(saved);
      vi.advanceTimersByTime(calmDelay - 1);
    }
    expect(seen).toEqual(['saving']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['saving', 'saved']);
  });

  it('tells at once of trouble, and that the text has come', () => {
    const { status, seen } = watch({ kind: 'loading' });
    status.set(saved);
    status.set({ kind: 'offline', changes: 1, isKept: true });
    status.set(saved);
    expect(seen).toEqual(['saved', 'offline', 'saved']);
  });

  it('is up to date for whoever comes back to it', () => {
    const { status, calm, stop } = watch(saving);
    stop();
    status.set({ kind: 'offline', changes: 1, isKept: true });
    calm.subscribe(() => undefined);
    expect(calm.getSnapshot().kind).toBe('offline');
  });
});
