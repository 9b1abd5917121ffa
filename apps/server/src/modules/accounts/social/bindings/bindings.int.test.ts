import { sendSms, userInfo, verifyOwner } from '@inkstone/contracts/accounts';
import { bindPhone, listBindings, unbind } from '@inkstone/contracts/bindings';
import { type SocialKind, socialKinds, startThirdParty } from '@inkstone/contracts/social-login';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import {
  newDaysVisitor,
  newPhone,
  passFor,
  refusalOf,
  registeredWith,
  sentCode,
  type TypedPhone,
} from '../../testing-flow.ts';
import { comeBack, finishEndpoints, loginAs, signUpAs } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const visitor = () => newDaysVisitor(server);
const refusedWith = async (call: Promise<unknown>) => (await refusalOf(call))[0];

/** A browser signed in to an account with a number. */
async function owner(): Promise<{ readonly page: TestClient; readonly typed: TypedPhone }> {
  newDaysVisitor(server);
  const { token, typed } = await registeredWith(server);
  return { page: server.as(token), typed };
}

async function proofOf(page: TestClient, typed: TypedPhone, purpose: 'remove_login' | 'change_login') {
  const code = await sentCode(server, page, typed, 'verify');
  return (await page.call(verifyOwner, { ...typed, purpose, code })).proof;
}

const kindsOf = async (page: TestClient) =>
  (await page.call(listBindings, {})).bindings.map(({ kind }) => kind);

describe('binding', () => {
  it.each(socialKinds)('adds %s to the account that is signed in', async (kind) => {
    const { page, typed } = await owner();
    const outcome = await loginAs(page, kind, `Bound ${kind}`, { purpose: 'bind', next: '/app/settings' });
    expect(outcome).toEqual({ outcome: 'bound', kind, next: '/app/settings' });
    const { bindings } = await page.call(listBindings, {});
    expect(bindings).toMatchObject([
      { kind: 'phone', shownName: expect.stringContaining(typed.account.slice(-4)), canUnbind: true },
      { kind, shownName: `Bound ${kind}`, canUnbind: true },
    ]);
    expect(await loginAs(server.visitor(), kind, `Bound ${kind}`)).toMatchObject({ outcome: 'signed_in' });
    expect(await loginAs(page, kind, `Bound ${kind}`, { purpose: 'bind' })).toMatchObject({
      outcome: 'bound',
    });
  });

  it('shows names from there in the profile', async () => {
    const { page } = await owner();
    for (const kind of ['wechat', 'qq'] as const)
      await loginAs(page, kind, `At ${kind}`, { purpose: 'bind' });
    expect(await page.call(userInfo, {})).toMatchObject({ wechatName: 'At wechat', qqName: 'At qq' });
  });

  it('refuses an identity of another account, and a second one of a kind', async () => {
    await signUpAs(server, visitor(), 'google', 'Taken', newPhone());
    const { page } = await owner();
    expect(await refusedWith(loginAs(page, 'google', 'Taken', { purpose: 'bind' }))).toBe('identity_taken');
    await loginAs(page, 'google', 'Mine', { purpose: 'bind' });
    const second = loginAs(page, 'google', 'Second', { purpose: 'bind' });
    expect(await refusedWith(second)).toBe('way_already_bound');
    expect(await kindsOf(page)).toEqual(['phone', 'google']);
  });

  it('is for those who are signed in, still as the same', async () => {
    const start = { provider: 'qq', purpose: 'bind' } as const;
    expect(await refusedWith(visitor().call(startThirdParty, start))).toBe('sign_in_first');
    const { page } = await owner();
    const back = await comeBack(page, 'qq', 'Switch', { purpose: 'bind' });
    page.cookies.set('TOKEN', (await registeredWith(server)).token);
    expect(await refusedWith(page.call(finishEndpoints.qq, back))).toBe('social_expired');
    expect(await kindsOf(page)).toEqual(['phone']);
  });
});

describe('unbinding', () => {
  it('takes a way away, after a proof, and what it named', async () => {
    const { page, typed } = await owner();
    await loginAs(page, 'wechat', 'Leaver', { purpose: 'bind' });
    expect(await refusedWith(page.call(unbind, { kind: 'wechat' }))).toBe('proof_required');
    const proof = await proofOf(page, typed, 'remove_login');
    await page.call(unbind, { kind: 'wechat', proof });
    expect(await kindsOf(page)).toEqual(['phone']);
    expect(await page.call(userInfo, {})).toMatchObject({ wechatName: null });
    expect(await loginAs(server.visitor(), 'wechat', 'Leaver')).toMatchObject({ outcome: 'bind_phone' });
  });

  it('refuses the last way, with the message of the specification, and what is not there', async () => {
    const { page } = await owner();
    expect(await refusedWith(page.call(unbind, { kind: 'phone' }))).toBe('unbind_last_way');
    for (const kind of ['email', 'qq'] as const)
      expect(await refusedWith(page.call(unbind, { kind }))).toBe('not_bound');
    const said = await page.fetch('/api/unbind', {
      method: 'POST',
      body: JSON.stringify({ kind: 'phone' }),
      headers: { 'content-type': 'application/json', language: 'en' },
    });
    expect(await said.json()).toMatchObject({ msg: 'The only phone, WeChat or QQ cannot be unbound.' });
  });

  it('takes the number away where another way is left, and then nothing more', async () => {
    const { page, typed } = await owner();
    await loginAs(page, 'qq', 'Numberless', { purpose: 'bind' });
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    expect(await page.call(userInfo, {})).toMatchObject({ phone: null });
    expect(await refusedWith(page.call(unbind, { kind: 'qq' }))).toBe('unbind_last_way');
  });

  it('leaves one way when two are taken away at once', async () => {
    const { page, typed } = await owner();
    for (const kind of ['qq', 'google'] as const)
      await loginAs(page, kind, `Racer ${kind}`, { purpose: 'bind' });
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    const both = (['qq', 'google'] as const).map((kind: SocialKind) => page.call(unbind, { kind }));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await kindsOf(page)).toHaveLength(1);
  });
});

describe('another number', () => {
  it('takes the place of the old one, after a proof', async () => {
    const { page, typed } = await owner();
    const fresh = newPhone();
    const slider = await passFor(server, page, fresh, 'bind');
    await page.call(sendSms, { ...fresh, action: 'bind', slider });
    const code = server.deps.sms.simulated?.()[0]?.code ?? '';
    expect(await refusedWith(page.call(bindPhone, { ...fresh, code }))).toBe('proof_required');
    const proof = await proofOf(page, typed, 'change_login');
    await page.call(bindPhone, { ...fresh, code, proof });
    expect(await page.call(userInfo, {})).toMatchObject({ phone: `+86${fresh.account}` });
    expect(await kindsOf(page)).toEqual(['phone']);
  });

  it('cannot be one that has an account', async () => {
    const { page, typed } = await owner();
    const { typed: taken } = await registeredWith(server);
    const code = await sentCode(server, page, taken, 'bind');
    const proof = await proofOf(page, typed, 'change_login');
    const bind = page.call(bindPhone, { ...taken, code, proof });
    expect(await refusedWith(bind)).toBe('phone_already_registered');
    expect(await page.call(userInfo, {})).toMatchObject({ phone: `+86${typed.account}` });
  });

  it('is given to an account that has none by its session alone', async () => {
    const { page, typed } = await owner();
    await loginAs(page, 'google', 'Phoneless', { purpose: 'bind' });
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    const fresh = newPhone();
    const code = await sentCode(server, page, fresh, 'bind');
    await page.call(bindPhone, { ...fresh, code });
    expect(await kindsOf(page)).toEqual(['phone', 'google']);
  });
});
