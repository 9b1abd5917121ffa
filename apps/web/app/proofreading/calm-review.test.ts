import type { PlacedLint, ReviewSnapshot } from '@inkstone/editor/lints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmDelay, calmReview } from './calm-review.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clean: ReviewSnapshot = { lints: [], active: null, progress: { waiting: 0, hasFailed: false } };

function watch() {
  let now = clean;
  const listeners = new Set<() => void>();
  const calm = calmReview({
    current: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const seen: string[] = [];
  const stop = calm.subscribe(() => {
    const { lints, progress } = calm.current();
    seen.push(
      `${lints.length} ${progress.hasFailed ? 'failed' : progress.waiting > 0 ? 'checking' : 'checked'}`,
    );
  });
  return {
    seen,
    stop,
    listeners,
    tell(change: Partial<ReviewSnapshot['progress']>, lints = now.lints) {
      now = { ...now, lints, progress: { ...now.progress, ...change } };
      for (const listener of listeners) listener();
    },
  };
}

/** A review of a text that has been opened and checked. */
function watchOpened() {
  const watched = watch();
  watched.tell({ waiting: 1 });
  watched.tell({ waiting: 0 });
  watched.seen.length = 0;
  return watched;
}

describe('a review that is shown', () => {
  it('says of the first check and of a long text at once that it runs, but not how far it is', () => {
    const { seen, tell } = watch();
    for (const waiting of [1, 0, 500, 499, 1, 0]) tell({ waiting });
    expect(seen).toEqual(['0 checking', '0 checked', '0 checking', '0 checked']);
  });

  it('keeps still about checks of what is being typed', () => {
    const { seen, tell } = watchOpened();
    for (let i = 0; i < 5; i++) {
      tell({ waiting: 1 });
      vi.advanceTimersByTime(calmDelay - 1);
      tell({ waiting: 0 });
    }
    expect(seen).toEqual([]);
  });

  it('tells when such a check takes long', () => {
    const { seen, tell } = watchOpened();
    tell({ waiting: 1 });
    vi.advanceTimersByTime(calmDelay);
    expect(seen).toEqual(['0 checking']);
    tell({ waiting: 0 });
    expect(seen).toEqual(['0 checking', '0 checked']);
  });

  it('shows findings and failures at once', () => {
    const { seen, tell } = watchOpened();
    tell({ waiting: 1 });
    tell({}, [{} as PlacedLint]);
    expect(seen).toEqual(['1 checked']);
    tell({ waiting: 0, hasFailed: true });
    expect(seen).toEqual(['1 checked', '1 failed']);
  });

  it('stops listening with its last listener', () => {
    const { seen, tell, stop, listeners } = watchOpened();
    tell({ waiting: 1 });
    stop();
    vi.advanceTimersByTime(calmDelay);
    expect(seen).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});
