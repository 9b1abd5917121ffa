import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

const page = { hidden: false };
let asked: number[];
let deadAt: number | null;
let isBusy: boolean;
let heartbeat: Heartbeat;

/** Seconds since the line was opened. */
const now = () => Date.now() / 1000;
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', page);
  page.hidden = false;
  isBusy = false;
  asked = [];
  deadAt = null;
  heartbeat = new Heartbeat({
    ask: () => {
      if (!isBusy) asked.push(now());
      return !isBusy;
    },
    onDead: () => {
      deadAt = now();
      heartbeat.stop();
    },
  });
  heartbeat.heard();
  heartbeat.start();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that nothing comes over', () => {
  it('is asked after 20 seconds and dead 10 later', () => {
    wait(29);
    expect(asked).toEqual([20]);
    expect(deadAt).toBeNull();
    wait(60);
    expect(deadAt).toBe(30);
    expect(asked).toEqual([20]);
  });

  it('lives on when the server answers, and is asked again', () => {
    wait(21);
    heartbeat.heard();
    wait(25);
    heartbeat.heard();
    wait(4);
    expect(asked).toEqual([20, 45]);
    expect(deadAt).toBeNull();
  });

  it('is asked nothing while something comes', () => {
    for (let i = 0; i < 100; i++) {
      heartbeat.heard();
      wait(3);
    }
    expect(asked).toEqual([]);
  });

  it('is left to the update that is under way', () => {
    isBusy = true;
    wait(300);
    expect(deadAt).toBeNull();
    isBusy = false;
    wait(5);
    expect(asked).toEqual([305]);
  });
});

describe('a page', () => {
  it('that nobody sees asks nothing and has no timer; seen again, it asks at once', () => {
    page.hidden = true;
    wait(3600);
    expect(asked).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    page.hidden = false;
    heartbeat.check();
    expect(asked).toEqual([3600]);
    wait(10);
    expect(deadAt).toBe(3610);
  });

  it('that was asleep asks when its clock has jumped', () => {
    wait(3);
    heartbeat.heard();
    vi.setSystemTime(8 * 3600 * 1000);
    heartbeat.heard();
    wait(2);
    expect(asked).toEqual([8 * 3600 + 2]);
    wait(10);
    expect(deadAt).toBe(8 * 3600 + 12);
  });

  it('that slept while it waited gives the server the whole time again', () => {
    wait(25);
    vi.setSystemTime(8 * 3600 * 1000);
    wait(6);
    expect(deadAt).toBeNull();
    expect(asked).toHaveLength(2);
    heartbeat.heard();
    wait(19);
    expect(deadAt).toBeNull();
  });

  it('whose line is gone stops', () => {
    heartbeat.stop();
    heartbeat.check();
    wait(100);
    expect(asked).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
