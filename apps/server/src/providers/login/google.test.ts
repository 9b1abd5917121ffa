import { manualClock, minute, second } from '@inkstone/kernel';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDay } from '../../testing/bare-server.ts';
import { createGoogleLogin } from './google.ts';
import { startTestIdentityProvider, type TestIdentityProvider } from './testing/test-identity-provider.ts';
import { failureOf } from './testing/vendor-server.ts';

const clock = manualClock(testDay);
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startTestIdentityProvider(clock);
});
afterAll(() => provider[Symbol.asyncDispose]());

const now = () => Math.floor(clock.now() / second);
const right = { iss: 'https://accounts.google.com', aud: 'client', sub: '1234', nonce: 'n' };
const returned = {
  nonce: 'n',
  verifier: 'v',
  returnUrl: 'https://here.example/back',
  user: '',
  isInWechat: false,
};

function google(options: { hostedDomain?: string; timeout?: number } = {}) {
  const { url } = provider.server;
  return createGoogleLogin(
    { clock, timeout: options.timeout ?? 30_000 },
    { clientId: 'client', clientSecret: 'secret', hostedDomain: options.hostedDomain ?? null },
    { authorize: `${url}/authorize`, token: `${url}/token`, keys: `${url}/keys` },
  );
}

let codes = 0;
async function finish(claims: Record<string, unknown>, options: Parameters<typeof google>[0] = {}) {
  const code = `code-${++codes}`;
  provider.give(code, { id_token: await provider.sign(claims) });
  return google(options).finish({ ...returned, code });
}

describe('Google', () => {
  it('redirects with state, nonce and the challenge of PKCE', () => {
    const start = { state: 's', nonce: 'n', challenge: 'c', returnUrl: 'https://here.example/back' };
    const url = new URL(google().startUrl({ ...start, isInWechat: false }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: 'https://here.example/back',
      response_type: 'code',
      scope: 'openid email profile',
      state: 's',
      nonce: 'n',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
  });

  it('accepts a code with the PKCE verifier, and identifies users by sub only', async () => {
    const identity = await finish({ ...right, name: 'Ann', email: 'a@example.org', email_verified: true });
    expect(identity).toEqual({
      kind: 'google',
      subject: '1234',
      shownName: 'Ann',
      email: 'a@example.org',
      revocation: null,
    });
    expect(provider.server.calls.get('/token')?.at(-1)?.form.get('code_verifier')).toBe('v');
    expect(await finish({ ...right, email: 'a@example.org' })).toMatchObject({ email: null });
    expect(await finish({ ...right, iss: 'accounts.google.com' })).toMatchObject({ subject: '1234' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { ...right, nonce: 'other' }],
    ['no nonce', { ...right, nonce: undefined }],
    ['another audience', { ...right, aud: 'other' }],
    ['another issuer', { ...right, iss: 'https://accounts.google.com.evil.example' }],
    ['no sub', { ...right, sub: undefined }],
    ['an empty sub', { ...right, sub: '' }],
    ['an end long past', { ...right, iat: now() - 7200, exp: now() - 61 }],
    ['a beginning still to come', { ...right, nbf: now() + 120 }],
    ['no end', { ...right, exp: undefined }],
  ])('refuses a token with %s', async (_name, claims) => {
    expect(await failureOf(finish(claims))).toBe('untrusted');
  });

  it('tolerates a clock that is a minute off', async () => {
    expect(await finish({ ...right, exp: now() - 59 })).toMatchObject({ subject: '1234' });
    expect(await finish({ ...right, nbf: now() + 59 })).toMatchObject({ subject: '1234' });
  });

  it('refuses a token without a signature, or signed with the public key as a secret', async () => {
    const times = { iat: now(), exp: now() + 3600 };
    const secret = await provider.publicKeyBytes();
    const forged = [
      new UnsecuredJWT({ ...right, ...times }).encode(),
      await new SignJWT({ ...right, ...times })
        .setProtectedHeader({ alg: 'HS256', kid: 'key-0' })
        .sign(secret),
      `${(await provider.sign(right)).slice(0, -6)}AAAAAA`,
      'no token',
    ];
    for (const [i, id_token] of forged.entries()) {
      provider.give(`forged-${i}`, { id_token });
      expect(await failureOf(google().finish({ ...returned, code: `forged-${i}` }))).toBe('untrusted');
    }
  });

  it('requests new keys when a token names an unknown one, with a limit', async () => {
    const login = google();
    const requested = () => provider.server.calls.get('/keys')?.length ?? 0;
    await login.readCredential?.(await provider.sign(right));
    await provider.rotate();
    clock.advance(minute);
    const before = requested();
    expect(await login.readCredential?.(await provider.sign(right))).toMatchObject({ subject: '1234' });
    expect(requested()).toBe(before + 1);
    const unknown = provider.sign(right, { kid: 'made up' });
    expect(await failureOf(Promise.resolve(login.readCredential?.(await unknown)))).toBe('untrusted');
    expect(await failureOf(Promise.resolve(login.readCredential?.(await unknown)))).toBe('untrusted');
    expect(requested()).toBe(before + 1);
  });

  it('accepts only the configured Workspace domain', async () => {
    const hostedDomain = 'school.example';
    expect(await finish({ ...right, hd: hostedDomain }, { hostedDomain })).toMatchObject({ subject: '1234' });
    expect(await failureOf(finish({ ...right, hd: 'other.example' }, { hostedDomain }))).toBe('refused');
    expect(await failureOf(finish(right, { hostedDomain }))).toBe('refused');
  });

  it('accepts a code once', async () => {
    provider.give('twice', { id_token: await provider.sign(right) });
    await google().finish({ ...returned, code: 'twice' });
    expect(await failureOf(google().finish({ ...returned, code: 'twice' }))).toBe('spent');
  });

  it.each<[string, string, number, string]>([
    ['misconfigured', 'does not know us', 401, '{"error":"invalid_client"}'],
    ['unavailable', 'has trouble', 503, 'down'],
    ['untrusted', 'talks nonsense', 200, 'not JSON'],
    ['untrusted', 'refuses otherwise', 400, '{"error":"invalid_request"}'],
  ])('reports %s when Google %s', async (reason, _name, status, text) => {
    const { paths } = provider.server;
    const { '/token': usual } = paths;
    paths['/token'] = () => ({ status, text });
    expect(await failureOf(google().finish({ ...returned, code: 'c' }))).toBe(reason);
    if (usual) paths['/token'] = usual;
  });

  it('limits the wait', async () => {
    const { paths } = provider.server;
    const { '/token': usual } = paths;
    paths['/token'] = () => null;
    expect(await failureOf(google({ timeout: 50 }).finish({ ...returned, code: 'c' }))).toBe('unavailable');
    if (usual) paths['/token'] = usual;
  });
});
