import { generateKeyPairSync } from 'node:crypto';
import * as accounts from '@inkstone/contracts/accounts';
import { refresh, serverKey } from '@inkstone/contracts/accounts/sessions';
import { day, hour, minute, second } from '@inkstone/kernel';
import { CompactEncrypt, EncryptJWT, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { purgeExpired } from '../purge-expired.ts';
import { beginTestSession, createAccount, keepSession } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';
import { rotateServerKey } from './rotate-server-key.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The reply to a program that sends a token by header. */
async function statusFor(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.visitor().fetch('/api/userInfo', { headers })).status;
}

async function begin() {
  const account = await createAccount(server.deps);
  return { ...account, ...(await beginTestSession(server.deps, account)) };
}

const published = () => server.visitor().call(serverKey, {});

describe('the second form of a token', () => {
  it('opens the same session as the first, by cookie and by header', async () => {
    const { accountId, tokenV2 } = await begin();
    expect(await statusFor(tokenV2)).toBe(200);
    const browser = server.visitor();
    browser.cookies.set('TOKEN_V2', tokenV2);
    expect((await browser.call(accounts.userInfo, {})).id).toBe(accountId);
    expect(tokenV2).not.toContain(accountId);
  });

  it('can be created by anybody who has the token, with the key that the server publishes', async () => {
    const { token } = await begin();
    const { kid, alg, enc, ...jwk } = await published();
    const sealed = await new EncryptJWT({ tok: token })
      .setExpirationTime(new Date(server.clock.now() + hour))
      .setProtectedHeader({ alg, enc, kid })
      .encrypt(await importJWK(jwk, alg));
    expect(await statusFor(sealed)).toBe(200);
  });

  it('expires with the token inside, whatever its own expiry', async () => {
    const { tokenV2 } = await begin();
    server.clock.advance(hour);
    const browser = server.visitor();
    browser.cookies.set('TOKEN_V2', tokenV2);
    expect(await refusalOf(browser.call(accounts.userInfo, {}))).toEqual(['session_expired', {}]);
  });
});

describe('every endpoint refuses a token that is', () => {
  const part = (token: string, index: number, change: (part: string) => string) =>
    token
      .split('.')
      .map((each, at) => (at === index ? change(each) : each))
      .join('.');
  const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  const header = (change: object) => (text: string) =>
    Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), ...change }),
    ).toString('base64url');

  it.each<[string, (sealed: string) => string]>([
    ['modified in its ciphertext', (sealed) => part(sealed, 3, flip)],
    ['modified in its authentication tag', (sealed) => part(sealed, 4, flip)],
    ['declared with another algorithm', (sealed) => part(sealed, 0, header({ alg: 'dir' }))],
    ['declared without an algorithm', (sealed) => part(sealed, 0, header({ alg: 'none' }))],
    ['declared with an unknown key id', (sealed) => part(sealed, 0, header({ kid: 'k99' }))],
    ['declared with an invalid key id', (sealed) => part(sealed, 0, header({ kid: '../k1' }))],
    ['truncated', (sealed) => sealed.slice(0, -4)],
    ['empty in every part', () => 'e30..AA.AA.AA'],
  ])('%s', async (_, forge) => {
    const { tokenV2 } = await begin();
    expect(await statusFor(tokenV2)).toBe(200);
    expect(await statusFor(forge(tokenV2))).toBe(401);
  });

  it('made with the public key as a shared secret, or signed with it', async () => {
    const { token } = await begin();
    const { kid, x } = await published();
    const secret = Buffer.from(x, 'base64url');
    const until = new Date(server.clock.now() + hour);
    const direct = new EncryptJWT({ tok: token }).setExpirationTime(until);
    const signed = new SignJWT({ tok: token }).setExpirationTime(until);
    for (const forged of [
      await direct.setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid }).encrypt(secret),
      await signed.setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
    ]) {
      expect(await statusFor(forged)).toBe(401);
    }
  });

  it('sealed with another key, expired, without an expiry, or without a token inside', async () => {
    const { token } = await begin();
    const { kid, alg, enc, ...jwk } = await published();
    const key = await importJWK(jwk, alg);
    const otherUser = generateKeyPairSync('x25519').publicKey;
    const until = (ms: number) => new Date(server.clock.now() + ms);
    const frame = { alg, enc, kid };
    const text = (words: string) =>
      new CompactEncrypt(new TextEncoder().encode(words)).setProtectedHeader(frame).encrypt(key);
    for (const forged of [
      await new EncryptJWT({ tok: token })
        .setExpirationTime(until(hour))
        .setProtectedHeader(frame)
        .encrypt(otherUser),
      await new EncryptJWT({ tok: token })
        .setExpirationTime(until(-second))
        .setProtectedHeader(frame)
        .encrypt(key),
      await new EncryptJWT({ tok: token }).setProtectedHeader(frame).encrypt(key),
      await new EncryptJWT({ tok: 7 }).setExpirationTime(until(hour)).setProtectedHeader(frame).encrypt(key),
      await text('no JSON'),
      await text('[]'),
    ]) {
      expect(await statusFor(forged)).toBe(401);
    }
  });
});

describe('a new server key', () => {
  it('ends no session; the old one is accepted until its last token expires, and then deleted', async () => {
    await using own = await createTestServer();
    const account = await createAccount(own.deps);
    const browser = own.visitor();
    keepSession(browser, await beginTestSession(own.deps, account));
    for (const name of ['TOKEN', 'REFRESHTOKEN']) browser.cookies.delete(name);
    const before = await browser.call(serverKey, {});
    const old = browser.cookies.get('TOKEN_V2') ?? '';

    await rotateServerKey(own.deps);
    own.clock.advance(minute);
    const after = await browser.call(serverKey, {});
    expect([before.kid, after.kid]).toEqual(['k1', 'k2']);
    expect(after.x).not.toBe(before.x);
    await browser.call(accounts.userInfo, {});

    own.clock.advance(21 * day);
    await purgeExpired(own.deps);
    expect(await refusalOf(browser.call(accounts.userInfo, {}))).toEqual(['session_expired', {}]);
    await browser.call(refresh, {});
    const header = JSON.parse(
      Buffer.from(browser.cookies.get('TOKEN_V2')?.split('.')[0] ?? '', 'base64url').toString(),
    );
    expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k2' });

    own.clock.advance(2 * day);
    await purgeExpired(own.deps);
    const late = own.visitor();
    late.cookies.set('TOKEN_V2', old);
    expect(await refusalOf(late.call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
    await browser.call(refresh, {});
    await browser.call(accounts.userInfo, {});
  });
});
