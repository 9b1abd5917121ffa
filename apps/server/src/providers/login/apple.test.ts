import { manualClock, second } from '@inkstone/kernel';
import { exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDay } from '../../testing/bare-server.ts';
import { createAppleLogin } from './apple.ts';
import { startTestIdentityProvider, type TestIdentityProvider } from './testing/test-identity-provider.ts';
import { failureOf } from './testing/vendor-server.ts';

const clock = manualClock(testDay);
let provider: TestIdentityProvider;
let ours: Awaited<ReturnType<typeof generateKeyPair>>;
let privateKey: string;
beforeAll(async () => {
  provider = await startTestIdentityProvider(clock);
  ours = await generateKeyPair('ES256', { extractable: true });
  privateKey = await exportPKCS8(ours.privateKey);
});
afterAll(() => provider[Symbol.asyncDispose]());

const right = { iss: 'https://appleid.apple.com', aud: 'org.example.web', sub: '001.abc', nonce: 'n' };
const returned = {
  nonce: 'n',
  verifier: 'v',
  returnUrl: 'https://here.example/back',
  user: '',
  isInWechat: false,
};

function apple() {
  const { url } = provider.server;
  return createAppleLogin(
    { clock, timeout: 30_000 },
    { servicesId: 'org.example.web', teamId: 'TEAM', keyId: 'KEY', privateKey },
    { authorize: `${url}/authorize`, token: `${url}/token`, keys: `${url}/keys`, revoke: `${url}/revoke` },
  );
}

let codes = 0;
async function finish(claims: JWTPayload, user = '') {
  const code = `code-${++codes}`;
  provider.give(code, { id_token: await provider.sign(claims), refresh_token: 'refresh' });
  return apple().finish({ ...returned, code, user });
}

/** Fails unless the client secret is one that Apple would accept. */
async function checkSecret(path: string): Promise<void> {
  const secret = provider.server.calls.get(path)?.at(-1)?.form.get('client_secret') ?? '';
  const { payload, protectedHeader } = await jwtVerify(secret, ours.publicKey, {
    algorithms: ['ES256'],
    issuer: 'TEAM',
    audience: 'https://appleid.apple.com',
    subject: 'org.example.web',
    currentDate: new Date(clock.now()),
  });
  expect(protectedHeader.kid).toBe('KEY');
  expect(payload.iat).toBe(Math.floor(clock.now() / second));
}

describe('Apple', () => {
  it('requests a posted answer, because name and e-mail are requested', () => {
    const provider = apple();
    const start = { state: 's', nonce: 'n', challenge: 'c', returnUrl: 'https://here.example/back' };
    const url = new URL(provider.startUrl({ ...start, isInWechat: false }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'org.example.web',
      response_mode: 'form_post',
      scope: 'name email',
      state: 's',
      nonce: 'n',
    });
    expect(provider.isPostedBack).toBe(true);
  });

  it('accepts a code with a freshly created client secret', async () => {
    const email = 'relay@privaterelay.appleid.com';
    const identity = await finish({ ...right, email, email_verified: 'true' });
    expect(identity).toEqual({
      kind: 'apple',
      subject: '001.abc',
      shownName: null,
      email,
      revocation: 'refresh',
    });
    await checkSecret('/token');
    clock.advance(400 * second);
    await finish(right);
    await checkSecret('/token');
  });

  it.each([
    ['{"name":{"firstName":"Ann","lastName":"Lee"}}', 'Ann Lee'],
    ['{"name":{"firstName":"小满","lastName":"林"}}', '林小满'],
    ['{"name":{"firstName":"Ann"}}', 'Ann'],
    ['{"name":{}}', null],
    ['{"name":7}', null],
    ['no JSON', null],
    ['', null],
  ])('reads the name, which is sent the first time only, from %j', async (user, shownName) => {
    expect(await finish(right, user)).toMatchObject({ shownName });
  });

  it.each<[string, JWTPayload]>([
    ['another nonce', { ...right, nonce: 'other' }],
    ['the bundle id of the app as audience', { ...right, aud: 'org.example.app' }],
    ['another issuer', { ...right, iss: 'https://accounts.google.com' }],
  ])('refuses a token with %s', async (_name, claims) => {
    expect(await failureOf(finish(claims))).toBe('untrusted');
  });

  it('revokes consent', async () => {
    await apple().revoke?.('refresh');
    const form = provider.server.calls.get('/revoke')?.at(-1)?.form;
    expect(form?.get('token')).toBe('refresh');
    expect(form?.get('token_type_hint')).toBe('refresh_token');
    await checkSecret('/revoke');
  });

  it('reports a failed revocation', async () => {
    const { paths } = provider.server;
    paths['/revoke'] = () => ({ status: 400, text: '{"error":"invalid_client"}' });
    expect(await failureOf(Promise.resolve(apple().revoke?.('refresh')))).toBe('untrusted');
    paths['/revoke'] = () => ({ status: 500, text: '' });
    expect(await failureOf(Promise.resolve(apple().revoke?.('refresh')))).toBe('unavailable');
  });
});
