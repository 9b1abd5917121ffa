import type { ErrorCode } from '@inkstone/phrases';
import { describe, expect, it } from 'vitest';
import { type FailureReason, ProviderFailure } from '../../../ports/login-provider.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { refusalOf } from '../testing-flow.ts';
import { callProvider } from './refuse-failure.ts';

const failing = (error: Error) => () => Promise.reject(error);

describe('a failure of a provider', () => {
  it.each<[FailureReason, ErrorCode, boolean]>([
    ['refused', 'social_refused', false],
    ['spent', 'social_failed', true],
    ['untrusted', 'social_failed', true],
    ['unavailable', 'social_unavailable', true],
    ['misconfigured', 'social_unavailable', true],
  ])('for the reason %s is refused with %s, and logged: %s', async (reason, code, isLogged) => {
    const captured = captureLog();
    const work = callProvider(captured, 'qq', failing(new ProviderFailure(reason, 'QQ gave error 7')));
    expect(await refusalOf(work)).toEqual([code, {}]);
    const lines = captured.lines().filter(({ provider }) => provider === 'qq');
    expect(lines.map((line) => line.reason)).toEqual(isLogged ? [reason] : []);
  });

  it('passes other errors through unchanged', async () => {
    await expect(callProvider(captureLog(), 'qq', failing(new TypeError('ours')))).rejects.toThrow(TypeError);
  });
});
