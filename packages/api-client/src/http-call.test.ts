import { AppError } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { createHttpCall } from './http-call.ts';

/** Creates a client whose server answers with these codes, one after another, and records its calls. */
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

describe('a call whose token has expired', () => {
  it('is repeated once the session is renewed', async () => {
    const { done, call } = callerOf(['session_expired', 'ok']);
    expect(await call(logout, {})).toEqual({});
    expect(done).toEqual(['ask', 'renew', 'ask']);
  });

  it('is repeated only once', async () => {
    const { done, call } = callerOf(['session_expired', 'session_expired', 'ok']);
    await expect(call(logout, {})).rejects.toEqual(new AppError('session_expired'));
    expect(done).toEqual(['ask', 'renew', 'ask']);
  });

  it('fails like its renewal', async () => {
    const { done, call } = callerOf(['session_expired'], () => {
      throw new AppError('signed_in_elsewhere');
    });
    await expect(call(logout, {})).rejects.toEqual(new AppError('signed_in_elsewhere'));
    expect(done).toEqual(['ask', 'renew']);
  });
});

describe('a reply without an envelope, from an intermediary', () => {
  const html = '<html><body>Bad gateway</body></html>';
  it.each([
    [400, '{"msg":"参数不对","error":"x"}', new AppError('foreign_message', { message: '参数不对' })],
    [400, '{"msg":"","error":"wrong"}', new AppError('foreign_message', { message: 'wrong' })],
    [400, '{"msg":1}', new AppError('interface_error')],
    [400, 'plain', new AppError('interface_error')],
    [400, html, new AppError('interface_error')],
    [401, '{"msg":"who?"}', new AppError('sign_in_first')],
    [
      403,
      ' blocked by the firewall\n',
      new AppError('foreign_message', { message: 'blocked by the firewall' }),
    ],
    [404, '', new AppError('unknown_error')],
    [404, html, new AppError('unknown_error')],
    [429, 'x'.repeat(1000), new AppError('foreign_message', { message: 'x'.repeat(300) })],
    [413, 'null', new AppError('foreign_message', { message: 'null' })],
    // A captive portal and transient errors are treated like a missing network, so that everything is sent again.
    [200, html, new AppError('network_error')],
    [200, '[]', new AppError('network_error')],
    [502, html, new AppError('network_error')],
    [503, '{"msg":"later"}', new AppError('network_error')],
  ])('with status %i and %j is read accordingly', async (status, body, error) => {
    const reply: typeof fetch = async () => new Response(body, { status });
    const call = createHttpCall({ baseUrl: '', language: () => 'en', fetch: reply });
    const caught = await call(logout, {}).catch((thrown: unknown) => thrown);
    expect(caught).toMatchObject({ code: error.code, params: error.params });
  });
});

it('renews for no other error', async () => {
  const { done, call } = callerOf(['sign_in_first']);
  await expect(call(logout, {})).rejects.toEqual(new AppError('sign_in_first'));
  expect(done).toEqual(['ask']);
});
