import type { CheckStatus } from '@inkstone/editor/checking';
import type { PlacedLint, ReviewSnapshot } from '@inkstone/editor/lints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debouncedReview, progressDelay } from './debounced-review.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fresh: ReviewSnapshot = {
  lints: [],
  active: null,
  check: { phase: 'waiting', missing: [], loading: null },
};

function watch() {
  let now = fresh;
  const listeners = new Set<() => void>();
  const debounced = debouncedReview({
    current: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const seen: string[] = [];
  const stop = debounced.subscribe(() => {
    const { lints, check } = debounced.current();
    seen.push(`${lints.length} ${check.phase}`);
  });
  return {
    seen,
    stop,
    listeners,
    emit(phase: CheckStatus['phase'], lints = now.lints) {
      now = { ...now, lints, check: { ...now.check, phase } };
      for (const listener of listeners) listener();
    },
  };
}

/** Creates a review of a text that has been opened and checked. */
function watchOpened() {
  const watched = watch();
  watched.emit('done');
  watched.seen.length = 0;
  return watched;
}

describe('a displayed review', () => {
  it('shows each step of the first check at once', () => {
    const { seen, emit } = watch();
    for (const phase of ['checking', 'done'] as const) emit(phase);
    expect(seen).toEqual(['0 checking', '0 done']);
  });

  it('stops showing the checked state at once, and shows nothing else while the user types', () => {
    const { seen, emit } = watchOpened();
    for (let i = 0; i < 5; i++) {
      for (const phase of ['waiting', 'checking', 'done'] as const) {
        emit(phase);
        vi.advanceTimersByTime(progressDelay / 4);
      }
    }
    expect(seen).toEqual(['0 waiting']);
    vi.advanceTimersByTime(progressDelay);
    expect(seen).toEqual(['0 waiting', '0 done']);
  });

  it('shows a check that takes long', () => {
    const { seen, emit } = watchOpened();
    emit('waiting');
    emit('checking');
    vi.advanceTimersByTime(progressDelay);
    expect(seen).toEqual(['0 waiting', '0 checking']);
  });

  it('shows findings at once', () => {
    const { seen, emit } = watchOpened();
    emit('waiting');
    emit('checking', [{} as PlacedLint]);
    expect(seen).toEqual(['0 waiting', '1 waiting']);
  });

  it('stops listening with its last listener', () => {
    const { seen, emit, stop, listeners } = watchOpened();
    emit('waiting');
    emit('done');
    stop();
    vi.advanceTimersByTime(progressDelay);
    expect(seen).toEqual(['0 waiting']);
    expect(listeners.size).toBe(0);
  });
});
