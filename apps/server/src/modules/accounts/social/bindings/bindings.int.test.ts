import { proofMinutes, sendSms, userInfo, verifyOwner } from '@inkstone/contracts/accounts';
import { requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { bindPhone, listBindings, unbind } from '@inkstone/contracts/accounts/bindings';
import { startHandover, takeHandover } from '@inkstone/contracts/accounts/handover';
import { type SocialKind, socialKinds, startThirdParty } from '@inkstone/contracts/accounts/social-login';
import { newWechatQr, newWechatQrV2 } from '@inkstone/contracts/accounts/wechat-qr';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeOf } from '../../../../platform/security/pkce.ts';
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
import { bindAs, bindInput, finishEndpoints, loginAs, returnToBind, signUpAs } from '../testing.ts';

/** Another domain of the operator. */
const otherDomain = 'https://write.example.com';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { authOrigins: [otherDomain] } });
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
  it.each(socialKinds)('adds %s to the signed-in account', async (kind) => {
    const { page, typed } = await owner();
    const outcome = await bindAs(server, page, kind, `Bound ${kind}`, '/app/settings');
    expect(outcome).toEqual({ outcome: 'bound', kind, next: '/app/settings' });
    const { bindings } = await page.call(listBindings, {});
    expect(bindings).toMatchObject([
      { kind: 'phone', shownName: expect.stringContaining(typed.account.slice(-4)), canUnbind: true },
      { kind, shownName: `Bound ${kind}`, canUnbind: true },
    ]);
    expect(await loginAs(server.visitor(), kind, `Bound ${kind}`)).toMatchObject({ outcome: 'signed_in' });
    expect(await bindAs(server, page, kind, `Bound ${kind}`)).toMatchObject({
      outcome: 'bound',
    });
  });

  it('shows names of the provider in the profile', async () => {
    const { page } = await owner();
    for (const kind of ['wechat', 'qq'] as const) await bindAs(server, page, kind, `At ${kind}`);
    expect(await page.call(userInfo, {})).toMatchObject({ wechatName: 'At wechat', qqName: 'At qq' });
  });

  it('refuses an identity of another account, and a second one of the same kind', async () => {
    await signUpAs(server, visitor(), 'google', 'Taken', newPhone());
    const { page } = await owner();
    expect(await refusedWith(bindAs(server, page, 'google', 'Taken'))).toBe('identity_taken');
    await bindAs(server, page, 'google', 'Mine');
    const second = bindAs(server, page, 'google', 'Second');
    expect(await refusedWith(second)).toBe('way_already_bound');
    expect(await kindsOf(page)).toEqual(['phone', 'google']);
  });

  it('requires a session of the same account', async () => {
    const start = { provider: 'qq', purpose: 'bind' } as const;
    expect(await refusedWith(visitor().call(startThirdParty, start))).toBe('sign_in_first');
    const { page } = await owner();
    const back = await returnToBind(server, page, 'qq', 'Switch');
    page.cookies.set('TOKEN', (await registeredWith(server)).token);
    expect(await refusedWith(page.call(finishEndpoints.qq, back))).toBe('social_expired');
    expect(await kindsOf(page)).toEqual(['phone']);
  });
});

describe('adding a login method', () => {
  const start = { provider: 'google', purpose: 'bind' } as const;

  it('requires a proof of the owner, not only a session', async () => {
    const { page, typed } = await owner();
    expect(await refusedWith(page.call(startThirdParty, start))).toBe('proof_required');
    for (const qr of [newWechatQr, newWechatQrV2])
      expect(await refusedWith(page.call(qr, { purpose: 'bind' }))).toBe('proof_required');
    const removal = await proofOf(page, typed, 'remove_login');
    expect(await refusedWith(page.call(startThirdParty, { ...start, proof: removal }))).toBe(
      'proof_required',
    );
    server.clock.advance(2 * minute);
    const proof = await proofOf(page, typed, 'change_login');
    expect(await loginAs(page, 'google', 'Proven', { ...start, proof })).toMatchObject({ outcome: 'bound' });
    expect(await refusedWith(page.call(startThirdParty, { ...start, proof }))).toBe('proof_required');
    expect(await refusedWith(page.call(newWechatQr, { purpose: 'bind', proof }))).toBe('proof_required');
  });

  it('refuses a proof of another account', async () => {
    const { page } = await owner();
    const { page: others } = await owner();
    const input = await bindInput(server, others);
    expect(await refusedWith(page.call(startThirdParty, { provider: 'qq', ...input }))).toBe(
      'proof_required',
    );
  });
});

describe('an account with social logins only', () => {
  /** A session signed in by Google, and a stolen copy of it. */
  async function numberless(person: string) {
    const { page, typed } = await owner();
    await bindAs(server, page, 'google', person);
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    await loginAs(page, 'google', person);
    const attacker = server.as(page.cookies.get('TOKEN') ?? '');
    return { page, attacker };
  }
  const isFresh = async (page: TestClient) => (await page.call(listBindings, {})).isFresh;
  const input = { purpose: 'bind' } as const;

  it('proves ownership by a sign-in at most ten minutes ago', async () => {
    const { page, attacker } = await numberless('Fresh');
    expect(await isFresh(page)).toBe(true);
    expect(await loginAs(page, 'qq', 'Fresh QQ', input)).toMatchObject({ outcome: 'bound' });
    server.clock.advance(proofMinutes * minute);
    expect(await isFresh(page)).toBe(false);
    for (const browser of [page, attacker]) {
      expect(await refusedWith(browser.call(startThirdParty, { provider: 'apple', ...input }))).toBe(
        'proof_required',
      );
      expect(await refusedWith(browser.call(unbind, { kind: 'qq' }))).toBe('proof_required');
      expect(await refusedWith(browser.call(requestDeletion, {}))).toBe('proof_required');
    }
    const fresh = newPhone();
    const code = await sentCode(server, attacker, fresh, 'bind');
    expect(await refusedWith(attacker.call(bindPhone, { ...fresh, code }))).toBe('proof_required');
    expect(await kindsOf(page)).toEqual(['qq', 'google']);
  });

  it('receives a proof by another social login, valid for one change', async () => {
    const { page, attacker } = await numberless('Again');
    server.clock.advance(proofMinutes * minute);
    const redirect = { purpose: 'change_login', next: '/app/account' } as const;
    const outcome = await loginAs(page, 'google', 'Again', redirect);
    if (outcome.outcome !== 'proved') throw new Error('No proof');
    expect(outcome).toMatchObject(redirect);
    const { proof } = outcome;
    // The session is as old as before, and so is its copy.
    expect(await isFresh(page)).toBe(false);
    expect(await refusedWith(loginAs(attacker, 'qq', 'Thief QQ', input))).toBe('proof_required');
    expect(await refusedWith(page.call(unbind, { kind: 'google', proof }))).toBe('unbind_last_way');
    expect(await loginAs(page, 'qq', 'Again QQ', { ...input, proof })).toMatchObject({ outcome: 'bound' });
    expect(await refusedWith(page.call(startThirdParty, { provider: 'apple', ...input, proof }))).toBe(
      'proof_required',
    );
    expect(await refusedWith(page.call(unbind, { kind: 'qq', proof }))).toBe('proof_required');
    const removal = await loginAs(page, 'qq', 'Again QQ', { purpose: 'remove_login' });
    if (removal.outcome !== 'proved') throw new Error('No proof');
    await page.call(unbind, { kind: 'google', proof: removal.proof });
    expect(await kindsOf(page)).toEqual(['qq']);
  });

  it('receives no proof by a login of another account, or of an unknown identity', async () => {
    await signUpAs(server, visitor(), 'google', 'Thief', newPhone());
    const { attacker } = await numberless('Robbed');
    const redirect = { purpose: 'change_login' } as const;
    for (const person of ['Thief', 'Nobody yet'])
      expect(await refusedWith(loginAs(attacker, 'google', person, redirect))).toBe('other_identity');
    const away = server.visitor().call(startThirdParty, { provider: 'google', ...redirect });
    expect(await refusedWith(away)).toBe('sign_in_first');
  });

  it('is not proved by a session handed over to another domain', async () => {
    const { page, attacker } = await numberless('Carried');
    server.clock.advance(proofMinutes * minute);
    const nonce = 'n'.repeat(43);
    const { code } = await attacker.call(startHandover, {
      origin: otherDomain,
      challenge: challengeOf(nonce),
    });
    const there = server.visitor();
    const headers = { 'content-type': 'application/json', origin: otherDomain };
    await there.fetch(takeHandover.path, { method: 'POST', headers, body: JSON.stringify({ code, nonce }) });
    expect((await there.call(userInfo, {})).id).toBe((await page.call(userInfo, {})).id);
    expect(await isFresh(there)).toBe(false);
  });
});

describe('unbinding', () => {
  it('removes a login method and its display name, after a proof', async () => {
    const { page, typed } = await owner();
    await bindAs(server, page, 'wechat', 'Leaver');
    expect(await refusedWith(page.call(unbind, { kind: 'wechat' }))).toBe('proof_required');
    const proof = await proofOf(page, typed, 'remove_login');
    await page.call(unbind, { kind: 'wechat', proof });
    expect(await kindsOf(page)).toEqual(['phone']);
    expect(await page.call(userInfo, {})).toMatchObject({ wechatName: null });
    expect(await loginAs(server.visitor(), 'wechat', 'Leaver')).toMatchObject({ outcome: 'bind_phone' });
  });

  it('refuses the last login method, with the message of the specification, and one that is not linked', async () => {
    const { page } = await owner();
    expect(await refusedWith(page.call(unbind, { kind: 'phone' }))).toBe('unbind_last_way');
    for (const kind of ['email', 'qq'] as const)
      expect(await refusedWith(page.call(unbind, { kind }))).toBe('not_bound');
    const reply = await page.fetch('/api/unbind', {
      method: 'POST',
      body: JSON.stringify({ kind: 'phone' }),
      headers: { 'content-type': 'application/json', language: 'en' },
    });
    expect(await reply.json()).toMatchObject({ msg: 'The only phone, WeChat or QQ cannot be unbound.' });
  });

  it('removes the number if another login method is left, and then nothing more', async () => {
    const { page, typed } = await owner();
    await bindAs(server, page, 'qq', 'Numberless');
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    expect(await page.call(userInfo, {})).toMatchObject({ phone: null });
    expect(await refusedWith(page.call(unbind, { kind: 'qq' }))).toBe('unbind_last_way');
  });

  it('leaves one login method when two are removed concurrently', async () => {
    const { page, typed } = await owner();
    for (const kind of ['qq', 'google'] as const) await bindAs(server, page, kind, `Racer ${kind}`);
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    const both = (['qq', 'google'] as const).map((kind: SocialKind) => page.call(unbind, { kind }));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await kindsOf(page)).toHaveLength(1);
  });
});

describe('another number', () => {
  it('replaces the old one, after a proof', async () => {
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

  it('is given to an account that has none by a fresh session', async () => {
    const { page, typed } = await owner();
    await bindAs(server, page, 'google', 'Phoneless');
    await page.call(unbind, { kind: 'phone', proof: await proofOf(page, typed, 'remove_login') });
    const fresh = newPhone();
    const code = await sentCode(server, page, fresh, 'bind');
    await page.call(bindPhone, { ...fresh, code });
    expect(await kindsOf(page)).toEqual(['phone', 'google']);
  });
});
