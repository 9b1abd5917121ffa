import * as accounts from '@inkstone/contracts/accounts';
import { changePassword } from '@inkstone/contracts/accounts/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJson } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { newPhone, passFor, refusalOf, registered, registeredWith, sentCode } from '../testing-flow.ts';

const password = 'ink4stone';
/** More requests than all queues in front of the hashers can hold. */
const floodSize = 160;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => server.close());

/** Concurrent requests to `path` for a new password without a correct code, each from another address. */
async function flood(path: string, more: (n: number) => object): Promise<ReadonlySet<unknown>> {
  const requests = Array.from({ length: floodSize }, async (_, n) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
    const body = JSON.stringify({ ...newPhone(), password, code: '123456', ...more(n) });
    const response = await server.visitor().fetch(path, { method: 'POST', headers, body });
    return (await readJson(response)).code;
  });
  return new Set(await Promise.all(requests));
}

it.each([
  ['registers', accounts.registerByPhone.path, { agreesToTerms: true }, ['code_wrong']],
  ['sets a password by a code', accounts.resetPassword.path, {}, ['code_wrong']],
  ['sets one by a proof', accounts.resetPassword.path, { proof: 'p'.repeat(64) }, ['proof_required']],
] as const)(
  'hashes nothing for a flood that %s without authorization, and a password still signs in',
  async (_, path, more, refusals) => {
    const typed = await registered(server, password);
    const client = server.visitor();
    const slider = await passFor(server, client, typed);
    const flooded = flood(path, () => more);
    await client.call(accounts.login, { ...typed, verifyType: 'password', password, slider });
    const answers = await flooded;
    expect([...answers].filter((code) => !refusals.some((each) => each === code))).toEqual([]);
  },
);

it('keeps a correct code and an unused proof valid when the new password is refused', async () => {
  const typed = await registered(server, password);
  const client = server.visitor();
  const code = await sentCode(server, client, typed, 'reset_password');
  const reset = (more: object) => client.call(accounts.resetPassword, { ...typed, password, ...more });
  expect(await refusalOf(reset({ code, password: 'onlyletters' }))).toEqual(['password_weak', {}]);
  const { proof } = await client.call(accounts.verifyOwner, {
    ...typed,
    code,
    verifyType: 'sms',
    purpose: 'reset_password',
  });
  expect(await refusalOf(reset({ proof, password: 'onlyletters' }))).toEqual(['password_weak', {}]);
  await reset({ proof });

  const owner = server.as((await registeredWith(server, password)).token);
  const change = (chosen: string) =>
    refusalOf(owner.call(changePassword, { password: chosen, proof: 'p'.repeat(64), endsOthers: false }));
  expect(await change('onlyletters')).toEqual(['password_weak', {}]);
  expect(await change(password)).toEqual(['proof_required', {}]);
});

it('uses one attempt for a wrong code, and none for a correct one', async () => {
  const typed = await registered(server);
  const client = server.visitor();
  const code = await sentCode(server, client, typed, 'reset_password');
  const reset = (entered: string) =>
    client.call(accounts.resetPassword, { ...typed, password: 'another4ink', code: entered });
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await refusalOf(reset(wrong))).toEqual(['code_wrong', { left: 4 }]);
  expect(await refusalOf(reset(wrong))).toEqual(['code_wrong', { left: 3 }]);
  await reset(code);
  expect(await refusalOf(reset(code))).toEqual(['code_expired', {}]);
});
