import { shareGuessLimits } from '@inkstone/contracts/sharing';
import { instant, later, minute } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { minutesUntilNextShareGuess } from './share-guesses.ts';

const start = instant(1_700_000_000_000);
const none = { count: 0, oldestAt: null };
const { perAddress, perShare } = shareGuessLimits;

it.each([
  ['nobody guessed', none, none, 0, 0],
  ['one below the limit', { count: perAddress.requests - 1, oldestAt: start }, none, 0, 0],
  [
    'at the limit of an address',
    { count: perAddress.requests, oldestAt: start },
    none,
    0,
    perAddress.seconds / 60,
  ],
  [
    'a while later',
    { count: perAddress.requests, oldestAt: start },
    none,
    minute + 1,
    perAddress.seconds / 60 - 1,
  ],
  ['when the window has passed', { count: 99, oldestAt: start }, none, perAddress.seconds * 1000, 0],
  ['from many addresses', none, { count: perShare.requests, oldestAt: start }, 0, perShare.seconds / 60],
])('%s', (_, fromAddress, fromAnywhere, ms, minutes) =>
  expect(minutesUntilNextShareGuess(fromAddress, fromAnywhere, later(start, ms))).toBe(minutes),
);
