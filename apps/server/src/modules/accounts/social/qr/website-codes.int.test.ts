import { userInfo } from '@inkstone/contracts/accounts';
import { listBindings } from '@inkstone/contracts/accounts/bindings';
import {
  bindThirdParty,
  listLoginProviders,
  loginByWechat,
  qrPollEvery,
  qrSeconds,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import {
  newWechatQr,
  newWechatQrV2,
  wechatQrStatus,
  wechatQrStatusV2,
} from '@inkstone/contracts/accounts/wechat-qr';
import { minute, second, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoginProvider } from '../../../../ports/login-provider.ts';
import { startVendorServer, type VendorServer } from '../../../../providers/login/testing/vendor-server.ts';
import { createWechatOpenPlatform } from '../../../../providers/login/wechat-open-platform.ts';
import { createWechatServiceAccount } from '../../../../providers/login/wechat-service-account.ts';
import { joinWechatApps } from '../../../../providers/login/wechat-two-apps.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../testing.ts';
import { newDaysVisitor, newPhone, refusalOf } from '../../testing-flow.ts';
import { bindCode, bindInput } from '../testing.ts';

/** A simulated WeChat, whose codes identify a user, are valid once, and only for the app that requested them. */
const used = new Set<string>();
let wechat: VendorServer;
let server: TestServer;
beforeAll(async () => {
  wechat = await startVendorServer({
    '/sns/oauth2/access_token': ({ query }) => {
      const [app, person = ''] = (query.get('code') ?? '').split('-');
      if (app !== query.get('appid')) return JSON.stringify({ errcode: 40029 });
      if (used.has(person)) return JSON.stringify({ errcode: 40163 });
      used.add(person);
      return JSON.stringify({ access_token: `token-${person}`, openid: person });
    },
    '/sns/userinfo': ({ query }) =>
      JSON.stringify({ openid: query.get('openid'), unionid: query.get('openid'), nickname: '小满' }),
    '/cgi-bin/stable_token': () => JSON.stringify({ access_token: 't', expires_in: 7200 }),
    '/cgi-bin/qrcode/create': () => JSON.stringify({ url: 'http://weixin.qq.com/q/1' }),
  });
  server = await serverWith(website());
});
afterAll(async () => {
  await server.close();
  await wechat[Symbol.asyncDispose]();
});

const urls = () => ({
  website: 'https://w.example/qrconnect',
  inWechat: 'https://w.example/authorize',
  api: wechat.url,
});
const website = () => createWechatOpenPlatform({}, { appId: 'site', appSecret: 's' }, urls());
const serverWith = (provider: LoginProvider) =>
  createTestServer({ base: { login: { wechat: provider, qq: null, google: null, apple: null } } });
const refusedWith = async (call: Promise<unknown>) => (await refusalOf(call))[0];

/** A page that shows a WeChat QR code and is redirected back from WeChat. */
async function show(page: TestClient, input: Parameters<typeof page.call<typeof newWechatQr>>[1] = {}) {
  const { ticket, qr_url, qr_form } = await page.call(newWechatQr, input);
  const state = new URL(qr_url).searchParams.get('state') ?? '';
  return {
    ticket,
    url: qr_url,
    form: qr_form,
    returnFromProvider: (code: string, browser = page) => browser.call(loginByWechat, { code, state }),
    poll: () => {
      server.clock.advance(qrPollEvery);
      return page.call(wechatQrStatus, { ticket });
    },
  };
}

describe('a QR code that WeChat shows for a website', () => {
  it('changes from created to confirmed and consumed, and signs in the page with the ticket, once', async () => {
    const page = newDaysVisitor(server);
    const first = await show(page, { next: '/app' });
    expect([first.url, first.form]).toEqual([
      expect.stringMatching(
        /^https:\/\/w\.example\/qrconnect\?appid=site&.*scope=snsapi_login&state=\w{64}#/,
      ),
      'page',
    ]);
    expect(await first.poll()).toEqual({ state: 'created', result: null });
    expect(await first.returnFromProvider('site-ann1')).toEqual({ outcome: 'qr_confirmed', next: '/app' });
    expect(await refusedWith(page.call(userInfo, {}))).toBe('sign_in_first');
    const { state, result } = await first.poll();
    expect([state, result?.outcome]).toEqual(['confirmed_need_bind', 'bind_phone']);
    if (result?.outcome !== 'bind_phone') throw new Error('No prompt');
    expect(await first.poll()).toEqual({ state: 'consumed', result: null });
    const { ticket } = result.prompt;
    const number = newPhone();
    const code = await bindCode(server, page, ticket, number);
    await page.call(bindThirdParty, { ticket, ...number, code, agreesToTerms: true });
    const { id } = await page.call(userInfo, {});

    used.clear();
    const other = server.visitor();
    const again = await show(other);
    await again.returnFromProvider('site-ann1');
    expect(await again.poll()).toMatchObject({ state: 'confirmed', result: { outcome: 'signed_in', id } });
    expect(await other.call(userInfo, {})).toMatchObject({ id });
  });

  it('is bound to the browser that requested it', async () => {
    const page = server.visitor();
    const { returnFromProvider, poll } = await show(page);
    const victim = server.visitor();
    await show(victim);
    expect(await refusedWith(returnFromProvider('site-victim', victim))).toBe('social_expired');
    expect(await refusedWith(returnFromProvider('', victim))).toBe('social_expired');
    expect(await poll()).toEqual({ state: 'created', result: null });
    await returnFromProvider('site-owner');
    expect((await poll()).state).toBe('confirmed_need_bind');
  });

  it('is refused when the redirect has no code', async () => {
    const { returnFromProvider, poll } = await show(server.visitor());
    expect(await refusedWith(returnFromProvider(''))).toBe('social_refused');
    expect(await poll()).toEqual({ state: 'refused', result: null });
    expect(await refusedWith(returnFromProvider('site-late'))).toBe('social_expired');
    expect((await poll()).state).toBe('refused');
  });

  it('fails when WeChat rejects the returned code, which cannot be sent again', async () => {
    const { returnFromProvider, poll } = await show(server.visitor());
    expect(await refusedWith(returnFromProvider('elsewhere-eve'))).toBe('social_failed');
    expect(await poll()).toEqual({ state: 'expired', result: null });
  });

  it('stays confirmed when the address is opened a second time', async () => {
    const { returnFromProvider, poll } = await show(server.visitor());
    await returnFromProvider('site-twice');
    expect(await refusedWith(returnFromProvider('site-twice'))).toBe('social_expired');
    expect((await poll()).state).toBe('confirmed_need_bind');
  });

  it('expires after five minutes, but waits a minute for the page once it is confirmed', async () => {
    const late = await show(server.visitor());
    server.clock.advance(qrSeconds * second);
    expect(await refusedWith(late.returnFromProvider('site-slow'))).toBe('social_expired');
    expect(await late.poll()).toEqual({ state: 'expired', result: null });

    const last = await show(server.visitor());
    server.clock.advance(qrSeconds * second - 2 * second);
    await last.returnFromProvider('site-last');
    server.clock.advance(minute - 10 * second);
    expect((await last.poll()).state).toBe('confirmed_need_bind');
  });

  it('has a second form with a sealed ticket', async () => {
    const page = server.visitor();
    const { ticket, qr_url } = await page.call(newWechatQrV2, {});
    const state = new URL(qr_url).searchParams.get('state') ?? '';
    await page.call(loginByWechat, { code: 'site-sealed', state });
    expect(await page.call(wechatQrStatusV2, { ticket })).toMatchObject({ state: 'confirmed_need_bind' });
  });

  it('adds WeChat to the account of the page that holds the ticket', async () => {
    const page = server.as((await createAccount(server.deps)).token);
    const { returnFromProvider, poll } = await show(page, await bindInput(server, page));
    await returnFromProvider('site-binder');
    expect(await poll()).toMatchObject({ state: 'confirmed', result: { outcome: 'bound', kind: 'wechat' } });
    expect((await page.call(listBindings, {})).bindings).toContainEqual(
      expect.objectContaining({ kind: 'wechat', shownName: '小满' }),
    );
  });

  it('changes nothing for a login that was not started by a QR code', async () => {
    const page = server.visitor();
    const { url } = await page.call(startThirdParty, { provider: 'wechat' });
    const state = new URL(url).searchParams.get('state') ?? '';
    const outcome = await page.call(loginByWechat, { code: 'site-plain', state });
    expect(outcome).toMatchObject({ outcome: 'bind_phone', prompt: { shownName: '小满' } });
  });
});

describe('a website and a service account together', () => {
  const keys = { callbackToken: 'Token123', aesKey: null };
  const both = (codesBy: 'website' | 'account') => {
    const app = { appId: 'account', appSecret: 's', ...keys };
    const account = createWechatServiceAccount({ clock: server.clock, random: seededRandom(1) }, app, urls());
    return serverWith(joinWechatApps({ website: website(), account }, codesBy));
  };
  const wechatBrowser = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49';

  it('use the service account inside WeChat and the website elsewhere, and recognise the same user', async () => {
    await using two = await both('website');
    for (const [userAgent, app, page] of [
      [wechatBrowser, 'account', '/authorize'],
      [undefined, 'site', '/qrconnect'],
    ] as const) {
      const browser = two.visitor('zh', userAgent);
      for (const begin of [
        async () => (await browser.call(startThirdParty, { provider: 'wechat' })).url,
        async () => (await browser.call(newWechatQr, {})).qr_url,
      ]) {
        const url = new URL(await begin());
        expect([url.pathname, url.searchParams.get('appid')]).toEqual([page, app]);
        used.clear();
        const returned = { code: `${app}-one`, state: url.searchParams.get('state') ?? '' };
        await browser.call(loginByWechat, returned);
      }
      const { providers } = await browser.call(listLoginProviders, {});
      expect(providers).toMatchObject([{ kind: 'wechat', flow: 'redirect' }]);
    }
  });

  it('show the codes of the account where it is named first', async () => {
    await using two = await both('account');
    const browser = two.visitor();
    expect(await browser.call(newWechatQr, {})).toMatchObject({
      qr_url: 'http://weixin.qq.com/q/1',
      qr_form: 'picture',
    });
    const { url } = await browser.call(startThirdParty, { provider: 'wechat' });
    expect(new URL(url).pathname).toBe('/qrconnect');
  });
});
