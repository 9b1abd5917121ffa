import type { Clock } from '@inkstone/kernel';
import type { SharedState } from './shared-state.ts';
import { createSlidingWindows } from './sliding-window.ts';

/**
 * Shared state in memory, for an installation with one process. `capacity`: maximum number of counted
 * subjects.
 */
export function createLocalState(clock: Clock, capacity?: number): SharedState {
  const windows = createSlidingWindows(clock, capacity);
  return {
    mode: 'one process',
    take: (name, subject, rate) => Promise.resolve(windows.take(name, subject, rate)),
    hold: (_name, _subject, amount, max) => Promise.resolve(amount <= max),
    publish: () => Promise.resolve(1),
    subscribe: () => Promise.resolve(),
    unsubscribe: () => undefined,
    onResubscribed: () => undefined,
    close: () => Promise.resolve(),
  };
}
