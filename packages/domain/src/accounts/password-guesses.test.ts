import { instant, later, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { minutesUntilNextGuess } from './password-guesses.ts';

const now = instant(1_700_000_000_000);
const none = { count: 0, oldestAt: null };
const some = (count: number, minutesAgo: number) => ({ count, oldestAt: later(now, -minutesAgo * minute) });

describe('minutesUntilNextGuess', () => {
  it.each([
    ['nothing wrong yet', none, none, 0],
    ['nine for the number', some(9, 1), none, 0],
    ['ten for the number', some(10, 1), none, 14],
    ['ten, the oldest just now', some(10, 0), none, 15],
    ['ten, the oldest about to be forgotten', some(10, 15), none, 0],
    ['ninety-nine from the address', none, some(99, 1), 0],
    ['a hundred from the address', none, some(100, 5), 10],
    ['both, the longer wait', some(10, 12), some(100, 5), 10],
  ])('%s: %#', (_, forPhone, fromAddress, minutes) => {
    expect(minutesUntilNextGuess(forPhone, fromAddress, now)).toBe(minutes);
  });
});
