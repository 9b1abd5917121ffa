import { createHash } from 'node:crypto';
import { userInfo } from '@inkstone/contracts/accounts';
import { loginByApple, loginByGoogle, startThirdParty } from '@inkstone/contracts/accounts/social-login';
import { answerScan, newWechatQr, wechatQrStatus } from '@inkstone/contracts/accounts/wechat-qr';
import { manualClock, second, seededRandom } from '@inkstone/kernel';
import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppleLogin } from '../../../providers/login/apple.ts';
import { createGoogleLogin } from '../../../providers/login/google.ts';
import {
  startTestIdentityProvider,
  type TestIdentityProvider,
} from '../../../providers/login/testing/test-identity-provider.ts';
import { startVendorServer, type VendorServer } from '../../../providers/login/testing/vendor-server.ts';
import { createWechatServiceAccount } from '../../../providers/login/wechat-service-account.ts';
import { testDay } from '../../../testing/bare-server.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';
import { revokeConsents } from './bindings/remove-identity.ts';
import { bindInput } from './testing.ts';

const clock = manualClock(testDay);
let provider: TestIdentityProvider;
let wechat: VendorServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestIdentityProvider(clock);
  wechat = await startVendorServer({
    '/cgi-bin/stable_token': () => JSON.stringify({ access_token: 't', expires_in: 7200 }),
    '/cgi-bin/qrcode/create': () => JSON.stringify({ url: 'http://weixin.qq.com/q/1' }),
    '/cgi-bin/user/info': () => JSON.stringify({ openid: 'o', unionid: 'u', nickname: '小满' }),
  });
  const { url } = provider.server;
  const urls = { authorize: `${url}/a`, token: `${url}/token`, keys: `${url}/keys`, revoke: `${url}/revoke` };
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const apple = { servicesId: 'web', teamId: 'T', keyId: 'K', privateKey: await exportPKCS8(privateKey) };
  const account = { appId: 'app', appSecret: 's', callbackToken: 'Token123', aesKey: null };
  const wechatUrls = { website: 'https://w.example/', inWechat: 'https://w.example/', api: wechat.url };
  server = await createTestServer({
    base: {
      login: {
        google: createGoogleLogin(
          { clock },
          { clientId: 'web', clientSecret: 's', hostedDomain: null },
          urls,
        ),
        apple: createAppleLogin({ clock }, apple, urls),
        wechat: createWechatServiceAccount({ clock, random: seededRandom(1) }, account, wechatUrls),
        qq: null,
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider[Symbol.asyncDispose]();
  await wechat[Symbol.asyncDispose]();
});

const refusedWith = async (call: Promise<unknown>) => (await refusalOf(call))[0];

async function start(browser: TestClient, provider: 'apple' | 'google', purpose: 'sign_in' | 'bind') {
  const input = purpose === 'bind' ? await bindInput(server, browser) : { purpose };
  const { url } = await browser.call(startThirdParty, { provider, ...input });
  const { searchParams } = new URL(url);
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
}

describe('Apple', () => {
  const claims = { iss: 'https://appleid.apple.com', aud: 'web', sub: 'apple-1' };
  const user = '{"name":{"firstName":"小满","lastName":"林"}}';

  async function post(fields: Record<string, string>): Promise<Response> {
    return server.visitor().fetch('/api/third_party/return/apple', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
    });
  }

  it('posts a form, which the page receives in the URL fragment, which is not logged', async () => {
    const response = await post({ code: 'c d', state: 's', user, id_token: 'x' });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location.split('#')[0]).toBe('/login/return/apple');
    expect(Object.fromEntries(new URLSearchParams(location.split('#')[1]))).toEqual({
      code: 'c d',
      state: 's',
      user,
    });
    expect(server.captured.text()).not.toContain('小满');
    expect((await server.visitor().fetch('/api/third_party/return/apple')).status).toBe(405);
  });

  it('keeps the name of the first sign-in, and revokes consent when the account is removed', async () => {
    const { accountId, token } = await createAccount(server.deps);
    const browser = server.as(token);
    for (const name of [user, '']) {
      const { state, nonce } = await start(browser, 'apple', 'bind');
      const answer = { id_token: await provider.sign({ ...claims, nonce }), refresh_token: 'refresh-1' };
      provider.give(`code-${name}`, answer);
      const back = await post({ code: `code-${name}`, state, user: name });
      const fields = new URLSearchParams(back.headers.get('location')?.split('#')[1]);
      const outcome = await browser.call(loginByApple, Object.fromEntries(fields) as never);
      expect(outcome).toMatchObject({ outcome: 'bound' });
    }
    expect(await browser.call(userInfo, {})).toMatchObject({ nickName: '林小满' });
    await revokeConsents(server.deps, server.deps.db.sql, accountId);
    expect(provider.server.calls.get('/revoke')?.at(-1)?.form.get('token')).toBe('refresh-1');
  });

  it('repeats a revocation that failed because the provider was unavailable, but not a refused one', async () => {
    const { accountId, token } = await createAccount(server.deps);
    const browser = server.as(token);
    const { state, nonce } = await start(browser, 'apple', 'bind');
    const id_token = await provider.sign({ ...claims, sub: 'apple-2', nonce });
    provider.give('c2', { id_token, refresh_token: 'refresh-2' });
    await browser.call(loginByApple, { code: 'c2', state });
    const revoke = () => revokeConsents(server.deps, server.deps.db.sql, accountId);
    provider.server.paths['/revoke'] = () => ({ status: 503, text: '' });
    await expect(revoke()).rejects.toThrow('503');
    provider.server.paths['/revoke'] = () => ({ status: 400, text: '' });
    await revoke();
  });
});

describe('Google', () => {
  const claims = { iss: 'https://accounts.google.com', aud: 'web', sub: 'google-1', name: 'Ann' };

  it('requires the nonce of the same login', async () => {
    const browser = server.visitor();
    const [one, other] = [
      await start(browser, 'google', 'sign_in'),
      await start(browser, 'google', 'sign_in'),
    ];
    provider.give('g1', { id_token: await provider.sign({ ...claims, nonce: other.nonce }) });
    const mixed = browser.call(loginByGoogle, { code: 'g1', state: one.state });
    expect(await refusedWith(mixed)).toBe('social_failed');
    provider.give('g2', { id_token: await provider.sign({ ...claims, nonce: other.nonce }) });
    expect(await browser.call(loginByGoogle, { code: 'g2', state: other.state })).toMatchObject({
      outcome: 'bind_phone',
      prompt: { shownName: 'Ann', kind: 'google' },
    });
  });

  it.each([
    ['is down', 503, 'social_unavailable'],
    ['rejects the client credentials', 401, 'social_unavailable'],
    ['rejects the code', 400, 'social_failed'],
  ])('is reported with an error code when it %s', async (_name, status, code) => {
    const { '/token': usual } = provider.server.paths;
    const text = status === 401 ? '{"error":"invalid_client"}' : '{"error":"invalid_grant"}';
    provider.server.paths['/token'] = () => ({ status, text });
    const browser = server.visitor();
    const { state } = await start(browser, 'google', 'sign_in');
    expect(await refusedWith(browser.call(loginByGoogle, { code: 'secret-code', state }))).toBe(code);
    if (usual) provider.server.paths['/token'] = usual;
    expect(server.captured.lines()).toContainEqual(
      expect.objectContaining({ msg: 'social login failed', provider: 'google' }),
    );
    expect(server.captured.text()).not.toContain('secret-code');
  });

  it('accepts a One Tap credential with its CSRF token, once', async () => {
    const browser = server.visitor();
    const credential = await provider.sign({ ...claims, sub: 'google-2' });
    const tap = (g_csrf_token: string) => browser.call(loginByGoogle, { credential, g_csrf_token });
    expect(await refusedWith(tap('abc'))).toBe('social_expired');
    browser.cookies.set('g_csrf_token', 'abc');
    expect(await refusedWith(tap(''))).toBe('social_expired');
    expect(await refusedWith(tap('abd'))).toBe('social_expired');
    expect(await tap('abc')).toMatchObject({ outcome: 'bind_phone' });
    expect(await refusedWith(tap('abc'))).toBe('social_expired');
  });
});

describe("WeChat's server", () => {
  const query = () => {
    const timestamp = String(Math.floor(clock.now() / second));
    const signature = createHash('sha1').update(['Token123', timestamp, 'n'].sort().join('')).digest('hex');
    return new URLSearchParams({ timestamp, nonce: 'n', signature });
  };
  const scan = (scene: string, by = query()) =>
    server.visitor().fetch(`/api/wechat/callback?${by}`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml', 'sec-fetch-site': 'none' },
      body: `<xml><ToUserName>gh</ToUserName><FromUserName>o</FromUserName><MsgType>event</MsgType><Event>SCAN</Event><EventKey>${scene}</EventKey></xml>`,
    });

  it('reports scans, and receives a reply with the confirmation page', async () => {
    const page = server.visitor();
    const { ticket, qr_url } = await page.call(newWechatQr, {});
    expect(qr_url).toBe('http://weixin.qq.com/q/1');
    const made = wechat.calls.get('/cgi-bin/qrcode/create')?.at(-1)?.form.get('body') ?? '';
    const scene = /"scene_str":"(\w+)"/.exec(made)?.[1] ?? '';

    const forged = query();
    forged.set('signature', '00'.repeat(20));
    expect((await scan(scene, forged)).status).toBe(403);
    expect(await page.call(wechatQrStatus, { ticket })).toMatchObject({ state: 'created' });

    const answer = await (await scan(scene)).text();
    const token = /login\/qr\?scan=([\w-]+)/.exec(answer)?.[1] ?? '';
    await server.visitor().call(answerScan, { scan: token, answer: 'confirm' });
    server.clock.advance(1500);
    expect(await page.call(wechatQrStatus, { ticket })).toMatchObject({
      state: 'confirmed_need_bind',
      result: { prompt: { shownName: '小满' } },
    });
    expect(await (await scan(scene)).text()).toContain('二维码已失效');
  });

  it('tests the URL', async () => {
    const response = await server.visitor().fetch(`/api/wechat/callback?${query()}&echostr=hello`);
    expect([response.status, await response.text()]).toEqual([200, 'hello']);
  });

  it('is not expected without a service account', async () => {
    await using plain = await createTestServer();
    const { status } = await plain.visitor().fetch(`/api/wechat/callback?${query()}&echostr=hello`);
    expect(status).toBe(404);
  });
});
