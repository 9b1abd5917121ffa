import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping, maxWait, typingPause } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const page = new EventTarget();
  const typing = createTyping(page);
  const reported: boolean[] = [];
  typing.subscribe(() => reported.push(typing.isBusy()));
  return { typing, reported, press: () => page.dispatchEvent(new Event('keydown')) };
}

describe('a typing user', () => {
  it('is busy from the first key until a pause after the last', () => {
    const { typing, reported, press } = open();
    for (let i = 0; i < 5; i++) {
      press();
      vi.advanceTimersByTime(typingPause - 1);
    }
    expect([typing.isBusy(), reported]).toEqual([true, [true]]);
    vi.advanceTimersByTime(1);
    expect([typing.isBusy(), reported]).toEqual([false, [true, false]]);
  });

  it('is waited for, with a limit', async () => {
    const { typing, press } = open();
    const order: string[] = [];
    await typing.paused().then(() => order.push('nobody types'));
    press();
    void typing.paused().then(() => order.push('paused'));
    await vi.advanceTimersByTimeAsync(typingPause - 1);
    expect(order).toEqual(['nobody types']);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['nobody types', 'paused']);
    press();
    void typing.paused().then(() => order.push('waited enough'));
    for (let time = 0; time < maxWait; time += 500) {
      expect(order).toHaveLength(2);
      press();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(order.at(-1)).toBe('waited enough');
  });
});
