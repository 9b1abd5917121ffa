import { createClient } from '@redis/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startForwarder } from '../../testing/forwarder.ts';
import { freshPrefix, openTestRedis, type TestRedisState, testRedisUrl } from '../../testing/redis.ts';

const opened: TestRedisState[] = [];
async function open(...args: Parameters<typeof openTestRedis>): Promise<TestRedisState> {
  const one = await openTestRedis(...args);
  opened.push(one);
  return one;
}
async function openTwo() {
  const prefix = freshPrefix();
  return { prefix, a: (await open(prefix)).state, b: (await open(prefix)).state };
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ state }) => state.close()));
});

const rate = { requests: 10, seconds: 60 };

describe.runIf(testRedisUrl)('rates over Redis', () => {
  it('admit as many as the rate allows in two processes that call concurrently', async () => {
    const { a, b } = await openTwo();
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? a : b).take('normal', 'somebody', rate)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeLessThanOrEqual(120);
    expect(await a.take('normal', 'somebody else', rate)).toBe(0);
    expect(await b.take('secret', 'somebody', rate)).toBe(0);
  });

  it('admit again after the returned wait, by the clock of Redis', async () => {
    const { a, b } = await openTwo();
    // The window is long enough for the three calls on a busy machine.
    const short = { requests: 2, seconds: 3 };
    for (const state of [a, b]) expect(await state.take('short', 'x', short)).toBe(0);
    const wait = await b.take('short', 'x', short);
    expect(wait).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect(await a.take('short', 'x', short)).toBe(0);
  });

  it('leave keys that expire and contain no names', async () => {
    const { a, prefix } = await openTwo();
    await a.take('normal', '203.0.113.9', rate);
    await a.hold('sockets', 'account-of-somebody', 1, 50);
    const client = createClient({ url: testRedisUrl ?? '' });
    await client.connect();
    const keys = await client.keys(`${prefix}*`);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).not.toMatch(/203\.0|account-of/);
      expect(await client.pTTL(key)).toBeGreaterThan(0);
    }
    client.destroy();
  });
});

describe.runIf(testRedisUrl)('resources held over Redis', () => {
  it('are limited over all processes, and may always decrease', async () => {
    const { a, b } = await openTwo();
    expect(await a.hold('sockets', 'x', 30, 50)).toBe(true);
    expect(await b.hold('sockets', 'x', 20, 50)).toBe(true);
    expect(await b.hold('sockets', 'x', 21, 50)).toBe(false);
    expect(await a.hold('sockets', 'x', 31, 50)).toBe(false);
    expect(await b.hold('sockets', 'x', 5, 10)).toBe(true);
    expect(await a.hold('sockets', 'x', 45, 50)).toBe(true);
    expect(await a.hold('sockets', 'y', 50, 50)).toBe(true);
  });

  it('that were taken while Redis did not answer are compared with those of others afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const line = await startForwarder(testRedisUrl ?? '');
      const prefix = freshPrefix();
      const [far, near] = [(await open(prefix)).state, (await open(prefix, line.url)).state];
      const probe = (await open(prefix)).state;
      expect(await far.hold('sockets', 'x', 30, 50)).toBe(true);
      await line.cut();
      await vi.waitFor(() => expect(near.mode).toBe('failing'), 30_000);
      expect(await near.hold('sockets', 'x', 30, 50)).toBeNull();
      await line.restore();
      await vi.waitFor(() => expect(near.mode).toBe('all processes'), 30_000);
      // The renewal makes the amount known to the others.
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(async () => {
        const isFree = await probe.hold('sockets', 'x', 1, 60);
        await probe.hold('sockets', 'x', 0, 60);
        expect(isFree).toBe(false);
      }, 30_000);
      expect(await near.hold('sockets', 'x', 30, 50)).toBe(false);
      expect(await near.hold('sockets', 'x', 19, 50)).toBe(true);
      expect(await near.hold('sockets', 'x', 19, 50)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are released when a process closes', async () => {
    const { a, b } = await openTwo();
    await a.hold('sockets', 'x', 50, 50);
    expect(await b.hold('sockets', 'x', 1, 50)).toBe(false);
    await a.close();
    expect(await b.hold('sockets', 'x', 50, 50)).toBe(true);
  });
});

describe.runIf(testRedisUrl)('messages over Redis', () => {
  it('reach the subscribers of their topic, bytes unchanged', async () => {
    const { a, b } = await openTwo();
    const received: Uint8Array[] = [];
    await b.subscribe('document', (message) => received.push(message));
    await b.subscribe('another', () => received.push(Uint8Array.of(0)));
    const message = Uint8Array.from([0, 255, 128, 10, 13]);
    expect(await a.publish('document', message)).toBe(1);
    await vi.waitFor(() => expect(received.map((one) => [...one])).toEqual([[...message]]), 30_000);
    b.unsubscribe('document');
    await vi.waitFor(async () => expect(await a.publish('document', message)).toBe(0), 30_000);
  });
});

describe.runIf(testRedisUrl)('when Redis', () => {
  it('is unavailable, each process limits alone at once, and reports it until it is back', async () => {
    const line = await startForwarder(testRedisUrl ?? '');
    const { state, captured, metrics } = await open(freshPrefix(), line.url);
    expect(state.mode).toBe('all processes');
    const few = { requests: 3, seconds: 60 };
    for (let i = 0; i < 2; i++) expect(await state.take('few', 'x', few)).toBe(0);
    await line.cut();
    await vi.waitFor(() => expect(state.mode).toBe('failing'), 30_000);
    // Requests admitted by this process before still count.
    expect(await state.take('few', 'x', few)).toBe(0);
    expect(await state.take('few', 'x', few)).toBeGreaterThan(0);
    expect(await state.hold('sockets', 'x', 5, 50)).toBeNull();
    expect(await state.hold('sockets', 'x', 51, 50)).toBe(false);
    expect(await state.publish('topic', Uint8Array.of(1))).toBeNull();
    expect((await metrics.sharedState.failures.get()).values[0]?.value).toBeGreaterThan(0);
    await line.restore();
    await vi.waitFor(() => expect(state.mode).toBe('all processes'), 30_000);
    const words = captured.lines().map(({ msg }) => msg);
    expect(words.filter((word) => /alone/.test(String(word)))).toHaveLength(1);
  });

  it('hangs, callers wait only briefly for it, and after the first not at all', async () => {
    const line = await startForwarder(testRedisUrl ?? '');
    const { state } = await open(freshPrefix(), line.url);
    line.freeze();
    const before = performance.now();
    expect(await state.take('normal', 'x', rate)).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    let hasWaited = false;
    setImmediate(() => {
      hasWaited = true;
    });
    await Promise.all(Array.from({ length: 5 }, () => state.take('normal', 'x', rate)));
    expect(hasWaited).toBe(false);
    expect(state.mode).toBe('failing');
    await line.cut();
  });

  it('is back, subscriptions are restored, and their owner is notified', async () => {
    const line = await startForwarder(testRedisUrl ?? '');
    const prefix = freshPrefix();
    const [far, near] = [await open(prefix), (await open(prefix, line.url)).state];
    const received: number[] = [];
    const onResubscribed = vi.fn();
    near.onResubscribed(onResubscribed);
    await near.subscribe('before', ([first = 0]) => received.push(first));
    await line.cut();
    await vi.waitFor(() => expect(near.mode).toBe('failing'), 30_000);
    await near.subscribe('meanwhile', ([first = 0]) => received.push(first));
    await line.restore();
    await vi.waitFor(() => expect(onResubscribed).toHaveBeenCalled(), 30_000);
    await vi.waitFor(async () => {
      expect(await far.state.publish('before', Uint8Array.of(1))).toBe(1);
      expect(await far.state.publish('meanwhile', Uint8Array.of(2))).toBe(1);
    }, 30_000);
    await vi.waitFor(() => expect(new Set(received)).toEqual(new Set([1, 2])), 30_000);
  });

  it('is unavailable at the start, the start continues', async () => {
    const line = await startForwarder(testRedisUrl ?? '');
    await line.cut();
    const { state } = await open(freshPrefix(), line.url);
    expect(state.mode).toBe('failing');
    expect(await state.take('normal', 'x', rate)).toBe(0);
    await line.restore();
    await vi.waitFor(() => expect(state.mode).toBe('all processes'), 30_000);
  });

  it('requires another password, the start fails with its message and without the password', async () => {
    const url = new URL(testRedisUrl ?? '');
    url.username = 'nobody';
    url.password = 'open-sesame';
    const failure = await openTestRedis(freshPrefix(), url.href).then(
      () => null,
      (error: unknown) => error,
    );
    expect(String(failure)).toMatch(/WRONGPASS/);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('open-sesame');
  });
});
