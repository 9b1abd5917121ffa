import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

const page = { hidden: false };
let requested: number[];
let deadAt: number | null;
let isBusy: boolean;
let heartbeat: Heartbeat;

/** Seconds since the connection was opened. */
const now = () => Date.now() / 1000;
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', page);
  page.hidden = false;
  isBusy = false;
  requested = [];
  deadAt = null;
  heartbeat = new Heartbeat({
    ping: () => {
      if (!isBusy) requested.push(now());
      return !isBusy;
    },
    onDead: () => {
      deadAt = now();
      heartbeat.stop();
    },
  });
  heartbeat.received();
  heartbeat.start();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a silent connection', () => {
  it('is pinged after 20 seconds and dead 10 seconds later', () => {
    wait(29);
    expect(requested).toEqual([20]);
    expect(deadAt).toBeNull();
    wait(60);
    expect(deadAt).toBe(30);
    expect(requested).toEqual([20]);
  });

  it('stays open when the server answers, and is pinged again', () => {
    wait(21);
    heartbeat.received();
    wait(25);
    heartbeat.received();
    wait(4);
    expect(requested).toEqual([20, 45]);
    expect(deadAt).toBeNull();
  });

  it('is not pinged while messages arrive', () => {
    for (let i = 0; i < 100; i++) {
      heartbeat.received();
      wait(3);
    }
    expect(requested).toEqual([]);
  });

  it('is left to the pending update', () => {
    isBusy = true;
    wait(300);
    expect(deadAt).toBeNull();
    isBusy = false;
    wait(5);
    expect(requested).toEqual([305]);
  });
});

describe('a page', () => {
  it('that is hidden sends nothing and has no timer; visible again, it pings at once', () => {
    page.hidden = true;
    wait(3600);
    expect(requested).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    page.hidden = false;
    heartbeat.check();
    expect(requested).toEqual([3600]);
    wait(10);
    expect(deadAt).toBe(3610);
  });

  it('that was suspended pings when its clock has jumped', () => {
    wait(3);
    heartbeat.received();
    vi.setSystemTime(8 * 3600 * 1000);
    heartbeat.received();
    wait(2);
    expect(requested).toEqual([8 * 3600 + 2]);
    wait(10);
    expect(deadAt).toBe(8 * 3600 + 12);
  });

  it('that was suspended while waiting gives the server the full time again', () => {
    wait(25);
    vi.setSystemTime(8 * 3600 * 1000);
    wait(6);
    expect(deadAt).toBeNull();
    expect(requested).toHaveLength(2);
    heartbeat.received();
    wait(19);
    expect(deadAt).toBeNull();
  });

  it('stops when its connection is closed', () => {
    heartbeat.stop();
    heartbeat.check();
    wait(100);
    expect(requested).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
