import { manualClock, minute, second } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlidingWindows } from './sliding-window.ts';

const table = {
  normal: { requests: 10, seconds: 60 },
  secret: { requests: 2, seconds: 60 },
  check: { requests: 5, seconds: 60 },
};

function createLimiter(capacity?: number) {
  const clock = manualClock(1_000 * minute);
  const windows = createSlidingWindows(clock, capacity);
  const take = (name: keyof typeof table, subject: string) => windows.take(name, subject, table[name]);
  return { clock, limiter: { take } };
}

describe('sliding windows', () => {
  it('admits as many as the rate allows and then returns the wait', () => {
    const { clock, limiter } = createLimiter();
    expect(limiter.take('secret', 'a')).toBe(0);
    expect(limiter.take('secret', 'a')).toBe(0);
    const wait = limiter.take('secret', 'a');
    expect(wait).toBeGreaterThan(0);
    clock.advance((wait - 1) * second);
    expect(limiter.take('secret', 'a')).toBeGreaterThan(0);
    clock.advance(second);
    expect(limiter.take('secret', 'a')).toBe(0);
  });

  it('counts callers and rates separately', () => {
    const { limiter } = createLimiter();
    for (let i = 0; i < 3; i++) limiter.take('secret', 'a');
    expect(limiter.take('secret', 'b')).toBe(0);
    expect(limiter.take('normal', 'a')).toBe(0);
  });

  it('does not double the rate for a burst at the turn of a window', () => {
    const { clock, limiter } = createLimiter();
    clock.advance(59 * second);
    for (let i = 0; i < 10; i++) expect(limiter.take('normal', 'a')).toBe(0);
    clock.advance(2 * second);
    expect(limiter.take('normal', 'a')).toBeGreaterThan(0);
  });

  it('admits a caller who waited as long as required, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 }),
        (pauses) => {
          const { clock, limiter } = createLimiter();
          let wait = 0;
          for (const pause of pauses) {
            clock.advance(pause);
            wait = limiter.take('normal', 'a');
          }
          clock.advance(wait * second);
          expect(wait === 0 || limiter.take('normal', 'a') === 0).toBe(true);
        },
      ),
    );
  });

  it('remembers a limited number of callers and forgets the oldest', () => {
    const { limiter } = createLimiter(2);
    for (let i = 0; i < 3; i++) limiter.take('secret', 'a');
    limiter.take('secret', 'b');
    limiter.take('secret', 'c');
    expect(limiter.take('secret', 'a')).toBe(0);
  });
});
