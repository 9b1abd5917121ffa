import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpareThread } from './spare-thread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createThreads() {
  let started = 0;
  const ended: number[] = [];
  const threads = createSpareThread(
    () => ++started,
    (thread) => void ended.push(thread),
    1000,
  );
  return { ...threads, ended };
}

it('gives a thread to the next user', () => {
  const { take, giveBack, ended } = createThreads();
  giveBack(take());
  vi.advanceTimersByTime(999);
  expect(take()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(ended).toEqual([]);
});

it('starts a thread for each user at the same time, and keeps one of them', () => {
  const { take, giveBack, ended } = createThreads();
  expect([take(), take()]).toEqual([1, 2]);
  giveBack(1);
  giveBack(2);
  expect(ended).toEqual([1]);
  expect(take()).toBe(2);
});

it('ends a thread that nobody has used for some time', () => {
  const { take, giveBack, ended } = createThreads();
  giveBack(take());
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual([1]);
  expect(take()).toBe(2);
});
