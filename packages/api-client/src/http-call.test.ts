import { AppError } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { createHttpCall } from './http-call.ts';

/** A caller whose server answers with these codes, one after the other, and what it did. */
function callerOf(codes: readonly string[], renew: () => Promise<void> = async () => undefined) {
  const left = [...codes];
  const done: string[] = [];
  const answer: typeof fetch = async () => {
    done.push('ask');
    return Response.json({ code: left.shift() ?? 'ok', msg: '', data: {} });
  };
  const noted = async () => {
    done.push('renew');
    await renew();
  };
  return { done, call: createHttpCall({ baseUrl: '', language: () => 'en', fetch: answer, renew: noted }) };
}

describe('a call whose token is over', () => {
  it('is made again once the session is renewed', async () => {
    const { done, call } = callerOf(['session_expired', 'ok']);
    expect(await call(logout, {})).toEqual({});
    expect(done).toEqual(['ask', 'renew', 'ask']);
  });

  it('is made again once only', async () => {
    const { done, call } = callerOf(['session_expired', 'session_expired', 'ok']);
    await expect(call(logout, {})).rejects.toEqual(new AppError('session_expired'));
    expect(done).toEqual(['ask', 'renew', 'ask']);
  });

  it('fails as its renewal fails', async () => {
    const { done, call } = callerOf(['session_expired'], () => {
      throw new AppError('signed_in_elsewhere');
    });
    await expect(call(logout, {})).rejects.toEqual(new AppError('signed_in_elsewhere'));
    expect(done).toEqual(['ask', 'renew']);
  });
});

it('renews for nothing else', async () => {
  const { done, call } = callerOf(['sign_in_first']);
  await expect(call(logout, {})).rejects.toEqual(new AppError('sign_in_first'));
  expect(done).toEqual(['ask']);
});
