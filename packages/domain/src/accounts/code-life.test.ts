import { signInLimits } from '@inkstone/contracts';
import { codeAttempts } from '@inkstone/contracts/accounts';
import { instant, later, minute, second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { decideSend, judgeCode, judgeCodeOfOtherBrowser } from './code-life.ts';

const now = instant(1_700_000_000_000);

describe('judgeCode', () => {
  const fresh = { expiresAt: later(now, minute), attempts: 0, usedAt: null };

  it.each([
    ['none was sent', null, true, { verdict: 'expired' }],
    ['right', fresh, true, { verdict: 'accepted' }],
    ['right at the last attempt', { ...fresh, attempts: codeAttempts - 1 }, true, { verdict: 'accepted' }],
    ['wrong', fresh, false, { verdict: 'wrong', left: 4 }],
    [
      'wrong at the last but one try',
      { ...fresh, attempts: codeAttempts - 2 },
      false,
      { verdict: 'wrong', left: 1 },
    ],
    ['wrong at the last attempt', { ...fresh, attempts: codeAttempts - 1 }, false, { verdict: 'void' }],
    ['right after the last attempt', { ...fresh, attempts: codeAttempts }, true, { verdict: 'void' }],
    ['right a moment before the end', { ...fresh, expiresAt: later(now, 1) }, true, { verdict: 'accepted' }],
    ['right at the end', { ...fresh, expiresAt: now }, true, { verdict: 'expired' }],
    ['right but used', { ...fresh, usedAt: later(now, -1) }, true, { verdict: 'expired' }],
  ] as const)('%s', (_, code, isMatch, verdict) => {
    expect(judgeCode(code, isMatch, now)).toEqual(verdict);
  });
});

describe('judgeCodeOfOtherBrowser', () => {
  const { otherBrowserCodesPerReceiver, otherBrowserCodesPerAddress } = signInLimits;
  const fresh = { expiresAt: later(now, minute), attempts: 0, usedAt: null };
  const over = { ...fresh, expiresAt: now };
  const none = { forReceiver: 0, fromAddress: 0 };
  const last = { ...none, forReceiver: otherBrowserCodesPerReceiver.requests - 1 };
  const tooMany = { ...none, forReceiver: otherBrowserCodesPerReceiver.requests };
  const crowd = { ...none, fromAddress: otherBrowserCodesPerAddress.requests };

  it.each([
    ['right', none, { verdict: 'accepted' }],
    ['right at the last attempt', last, { verdict: 'accepted' }],
    ['right after too many guesses', tooMany, { verdict: 'shut' }],
    ['right from an address of too many', crowd, { verdict: 'refused', seconds: 600 }],
  ] as const)('%s', (_, guesses, verdict) => {
    expect(judgeCodeOfOtherBrowser(fresh, true, guesses, now)).toEqual(verdict);
  });

  it.each([
    ['wrong', fresh, false],
    ['none was sent', null, false],
    ['over', over, true],
    ['used', { ...fresh, usedAt: now }, true],
    ['void for who asked for it', { ...fresh, attempts: codeAttempts }, true],
  ] as const)('has the same answer when it is %s', (_, code, isMatch) => {
    const answers = [none, last, tooMany].map((guesses) =>
      judgeCodeOfOtherBrowser(code, isMatch, guesses, now),
    );
    expect(answers).toEqual([{ verdict: 'wrong', left: 4 }, { verdict: 'void' }, { verdict: 'shut' }]);
  });
});

describe('decideSend', () => {
  const { codesPerDevice, codesPerAddress, codesInTotal, codesAbroad } = signInLimits;
  const limits = { perDay: 10, perHourInTotal: 500, perHourAbroad: 20 };
  const none = { toReceiver: 0, fromDevice: 0, fromAddress: 0, inTotal: 0, toAreaCode: 0 };
  const quiet = { lastToReceiverAt: null, ...none };
  const times = { expiresAt: later(now, 10 * minute), resendAt: later(now, minute) };

  it.each([
    ['the first', quiet],
    ['a minute after the last', { ...quiet, lastToReceiverAt: later(now, -minute), toReceiver: 1 }],
    [
      'one below the limits',
      {
        ...quiet,
        toReceiver: 9,
        fromDevice: codesPerDevice.requests - 1,
        fromAddress: codesPerAddress.requests - 1,
        inTotal: 499,
        toAreaCode: 19,
      },
    ],
  ])('sends %s', (_, history) => {
    expect(decideSend(history, limits, now)).toEqual({ ok: true, value: times });
  });

  it.each([
    ['at once again', { ...quiet, lastToReceiverAt: now }, { code: 'code_resend', seconds: 60 }],
    [
      'a little too early',
      { ...quiet, lastToReceiverAt: later(now, -59.5 * second) },
      { code: 'code_resend', seconds: 1 },
    ],
    ['too many to a receiver', { ...quiet, toReceiver: 10 }, { code: 'code_daily_limit' }],
    [
      'too many from a device',
      { ...quiet, fromDevice: codesPerDevice.requests },
      { code: 'code_daily_limit' },
    ],
    [
      'too many from an address',
      { ...quiet, fromAddress: codesPerAddress.requests },
      { code: 'too_many_requests', seconds: codesPerAddress.seconds },
    ],
    [
      'too many in all',
      { ...quiet, inTotal: 500 },
      { code: 'too_many_requests', seconds: codesInTotal.seconds },
    ],
    [
      'too many to a country abroad',
      { ...quiet, toAreaCode: 20 },
      { code: 'too_many_requests', seconds: codesAbroad.seconds },
    ],
  ])('refuses %s', (_, history, refusal) => {
    expect(decideSend(history, limits, now)).toEqual({ ok: false, refusal });
  });
});
