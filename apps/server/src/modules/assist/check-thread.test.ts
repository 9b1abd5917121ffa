import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { minute } from '@inkstone/kernel';
import { CheckAbandoned } from '@inkstone/proofread/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckThread, createCheckThread, maxUseTime, warmTime } from './check-thread.ts';

/** All threads started by the process; Node publishes each of them. */
let started: Worker[] = [];
const onStart = (message: unknown) => void started.push((message as { readonly worker: Worker }).worker);

let thread: CheckThread;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  started = [];
  subscribe('worker_threads', onStart);
  thread = createCheckThread({ languagePack: null, isBackground: false });
});

afterEach(async () => {
  await thread.close();
  unsubscribe('worker_threads', onStart);
  vi.useRealTimers();
});

const countFindings = () =>
  thread.use(0, async (client) => (await client.check(['他走了。。'])).lints.flat().length);
/** Checks one sentence that takes minutes: the thread does not respond before its end. */
const checkEndless = (signal?: AbortSignal) =>
  thread.use(0, (client) => client.check([`He ${'has been seen by '.repeat(200_000)}me.`]), signal);
/** Lets the waiting use acquire the thread. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const hasEnded = async (worker: Worker | undefined) => worker !== undefined && (await once(worker, 'exit'));

describe('a proofreading thread', () => {
  it('does not start before it is warmed or used', () => {
    expect(started).toHaveLength(0);
  });

  it('ends 15 minutes after it was last warmed or used, and starts again', async () => {
    thread.warm();
    vi.advanceTimersByTime(warmTime - minute);
    thread.warm();
    vi.advanceTimersByTime(warmTime - minute);
    expect(await countFindings()).toBe(1);
    vi.advanceTimersByTime(warmTime - minute);
    expect(await countFindings()).toBe(1);
    vi.advanceTimersByTime(warmTime - minute);
    expect(await countFindings()).toBe(1);
    expect(started).toHaveLength(1);

    const end = hasEnded(started[0]);
    vi.advanceTimersByTime(warmTime);
    await end;
    thread.warm();
    expect(await countFindings()).toBe(1);
    expect(started).toHaveLength(2);
  });

  it('is kept for good if it is always warm', async () => {
    thread.keepWarm();
    thread.warm();
    vi.advanceTimersByTime(10 * warmTime);
    expect(await countFindings()).toBe(1);
    expect(started).toHaveLength(1);
  });

  it('is ended when one use takes too long, whatever is requested meanwhile, and starts again', async () => {
    thread.warm();
    const stuck = expect(checkEndless()).rejects.toBeInstanceOf(CheckAbandoned);
    await nextTurn();
    const end = hasEnded(started[0]);
    vi.advanceTimersByTime(maxUseTime - minute);
    thread.warm();
    vi.advanceTimersByTime(minute);
    await Promise.all([stuck, end]);
    expect(await countFindings()).toBe(1);
    expect(started).toHaveLength(2);
  });

  it('is ended after an abort if it does not stop its check', async () => {
    const aborter = new AbortController();
    const stuck = expect(checkEndless(aborter.signal)).rejects.toBeInstanceOf(CheckAbandoned);
    await nextTurn();
    const end = hasEnded(started[0]);
    aborter.abort();
    await Promise.all([stuck, end]);
    expect(await countFindings()).toBe(1);
  });
});
