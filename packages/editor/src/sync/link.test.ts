import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { backoff } from './link.ts';
import { it, textOf, type, until } from './testing/it.ts';

describe('a refusal', () => {
  it('of an expired token is resolved by renewing it, without a report', async ({ server, open }) => {
    const requested: boolean[] = [];
    const prepare = async (_: string, isExpired: boolean) => {
      requested.push(isExpired);
      if (isExpired) server.refusal = null;
    };
    server.refusal = 'session_expired';
    const page = open({ prepare });
    const reported: string[] = [];
    page.status.subscribe(() => reported.push(page.status.getSnapshot().kind));
    await until(page, 'saved');
    expect(requested).toEqual([false, true]);
    expect(reported).not.toContain('not-saved');
    expect(reported).not.toContain('offline');
    type(page, '续');
    await until(page, 'saved');
    expect(server.text).toBe('续');
  });

  it.for(['signed_in_elsewhere', 'session_revoked'] as const)(
    'because of %s keeps the text here until the user signs in again',
    async (code, { server, open }) => {
      const page = open();
      await until(page, 'saved');
      server.refusal = code;
      server.send({ kind: 'refused', code, params: {} });
      await until(page, 'not-saved');
      type(page, '未送');
      await expect
        .poll(() => page.status.getSnapshot())
        .toMatchObject({ reason: code, changes: 1, isKept: true });
      await page.close();
      server.refusal = null;
      await until(open(), 'saved');
      expect(server.text).toBe('未送');
    },
  );
});

describe('a dead connection', () => {
  // IndexedDB has timers of its own, which use real time.
  const withoutStorage = { openJournal: () => Promise.reject(new Error('no storage here')) };
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is detected without typing, and remote edits arrive over the next one', async ({ server, open }) => {
    stopTime();
    const page = open(withoutStorage);
    await until(page, 'saved');
    server.isSwallowed = true;
    server.change('他');
    await wait(29);
    expect(page.status.getSnapshot().kind).toBe('saved');
    await wait(2);
    expect(page.status.getSnapshot().kind).toBe('offline');
    server.isSwallowed = false;
    await wait(30);
    expect(page.status.getSnapshot().kind).toBe('saved');
    expect(textOf(page)).toBe('他');
  });

  it('is detected soon after the page is visible again or the network has changed', async ({
    server,
    open,
  }) => {
    stopTime();
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    const seen = { hidden: false };
    vi.stubGlobal('document', seen);
    for (const event of ['visibilitychange', 'online']) {
      const page = open(withoutStorage);
      await until(page, 'saved');
      seen.hidden = true;
      await wait(600);
      server.isSwallowed = true;
      await wait(600);
      expect(page.status.getSnapshot().kind).toBe('saved');
      seen.hidden = false;
      browser.dispatchEvent(new Event(event));
      await wait(10);
      expect(page.status.getSnapshot().kind).toBe('offline');
      server.isSwallowed = false;
      browser.dispatchEvent(new Event(event));
      await until(page, 'saved');
      await page.close();
    }
  });

  it('is kept while it is alive', async ({ server, open }) => {
    stopTime();
    const page = open(withoutStorage);
    await until(page, 'saved');
    await wait(600);
    expect(server.received.filter((kind) => kind === 'open')).toHaveLength(1);
    expect(server.received.filter((kind) => kind === 'ping').length).toBeGreaterThan(20);
  });

  it('is not pinged if the server does not support pings', async ({ server, open }) => {
    stopTime();
    server.takesPings = false;
    const page = open(withoutStorage);
    await until(page, 'saved');
    await wait(600);
    expect(server.received).not.toContain('ping');
    expect(page.status.getSnapshot().kind).toBe('saved');
  });
});

describe('backoff', () => {
  it.for<[attempt: number, chance: number, ms: number]>([
    [0, 0, 200],
    [0, 1, 400],
    [3, 1, 3200],
    [10, 1, 15_000],
    [2000, 0, 7500],
  ])('before attempt %i with chance %d: %i ms', ([attempt, chance, ms]) =>
    expect(backoff(attempt, chance)).toBe(ms),
  );
});
