import { createHash } from 'node:crypto';
import { hour, manualClock, minute, second, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../testing/bare-server.ts';
import {
  failureOf,
  startVendorServer,
  type VendorPaths,
  type VendorServer,
} from './testing/vendor-server.ts';
import { createWechatOpenPlatform } from './wechat-open-platform.ts';
import { createWechatServiceAccount } from './wechat-service-account.ts';

const clock = manualClock(testDay);
const returned = {
  code: 'c',
  nonce: 'n',
  verifier: 'v',
  returnUrl: 'https://here.example/back',
  user: '',
  isInWechat: false,
};
const start = {
  state: 'abc123',
  nonce: 'n',
  challenge: 'c',
  returnUrl: 'https://here.example/back?a=b',
  isInWechat: false,
};
const usual: VendorPaths = {
  '/sns/oauth2/access_token': () => JSON.stringify({ access_token: 't', openid: 'o', unionid: 'u' }),
  '/sns/userinfo': () => JSON.stringify({ openid: 'o', nickname: '小满', unionid: 'u' }),
  '/cgi-bin/stable_token': () => JSON.stringify({ access_token: 'token-1', expires_in: 7200 }),
  '/cgi-bin/qrcode/create': () =>
    JSON.stringify({ ticket: 'x', expire_seconds: 300, url: 'http://weixin.qq.com/q/1' }),
  '/cgi-bin/user/info': () => JSON.stringify({ subscribe: 1, openid: 'o', unionid: 'u', nickname: '' }),
};

let server: VendorServer;
beforeAll(async () => {
  server = await startVendorServer({});
});
beforeEach(() => {
  Object.assign(server.paths, usual);
  server.calls.clear();
});
afterAll(() => server[Symbol.asyncDispose]());

const app = { appId: 'app', appSecret: 'secret', callbackToken: 'Token123', aesKey: null };
const urls = () => ({
  website: 'https://open.example/qrconnect',
  inWechat: 'https://open.example/authorize',
  api: server.url,
});
const website = (timeout = 30_000) => createWechatOpenPlatform({ timeout }, app, urls());
const account = () =>
  createWechatServiceAccount({ clock, random: seededRandom(1), timeout: 30_000 }, app, urls());

describe('WeChat', () => {
  it('redirects to its QR code page, and to its consent page within WeChat', () => {
    const query = 'appid=app&redirect_uri=https%3A%2F%2Fhere.example%2Fback%3Fa%3Db&response_type=code';
    expect(website().startUrl(start)).toBe(
      `https://open.example/qrconnect?${query}&scope=snsapi_login&state=abc123#wechat_redirect`,
    );
    expect(account().startUrl(start)).toBe(
      `https://open.example/authorize?${query}&scope=snsapi_userinfo&state=abc123#wechat_redirect`,
    );
  });

  it('identifies users by unionid', async () => {
    for (const provider of [website(), account()])
      expect(await provider.finish(returned)).toMatchObject({ subject: 'u', shownName: '小满' });
  });

  it.each<[string, string, string, string]>([
    ['a wrong code', '/sns/oauth2/access_token', '{"errcode":40029,"errmsg":"invalid code"}', 'spent'],
    ['a code used twice', '/sns/oauth2/access_token', '{"errcode":40163,"errmsg":"x"}', 'spent'],
    ['a wrong secret', '/sns/oauth2/access_token', '{"errcode":40125}', 'misconfigured'],
    ['a busy server', '/sns/oauth2/access_token', '{"errcode":-1}', 'unavailable'],
    ['nonsense', '/sns/oauth2/access_token', '<html>', 'untrusted'],
    ['no unionid', '/sns/userinfo', '{"openid":"o","nickname":"x"}', 'misconfigured'],
    ['an error never heard of', '/sns/userinfo', '{"errcode":61000}', 'untrusted'],
  ])('of %s from %s reports it', async (_name, path, text, reason) => {
    server.paths[path] = () => text;
    expect(await failureOf(website().finish(returned))).toBe(reason);
  });

  it('limits the wait, and reports outages as such', async () => {
    server.paths['/sns/userinfo'] = () => ({ status: 500, text: '' });
    expect(await failureOf(website().finish(returned))).toBe('unavailable');
    server.paths['/sns/userinfo'] = () => null;
    expect(await failureOf(website(50).finish(returned))).toBe('unavailable');
  });
});

describe('codes of a service account', () => {
  it('contain the scene, and share one token until shortly before it expires', async () => {
    const { scan } = account();
    expect(await Promise.all(['a', 'b'].map((scene) => scan?.codeFor(scene, 300)))).toEqual([
      'http://weixin.qq.com/q/1',
      'http://weixin.qq.com/q/1',
    ]);
    const [first] = server.calls.get('/cgi-bin/qrcode/create') ?? [];
    expect(JSON.parse(first?.form.get('body') ?? '')).toEqual({
      expire_seconds: 300,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: 'a' } },
    });
    const requested = () => server.calls.get('/cgi-bin/stable_token')?.length;
    expect(requested()).toBe(1);
    clock.advance(hour);
    await scan?.codeFor('c', 300);
    expect(requested()).toBe(1);
    clock.advance(hour - 4 * minute);
    await scan?.codeFor('d', 300);
    expect(requested()).toBe(2);
  });

  const event = (fields: Record<string, string>) =>
    `<xml>${Object.entries({
      ToUserName: 'gh_1',
      FromUserName: 'o',
      CreateTime: '1',
      MsgType: 'event',
      ...fields,
    })
      .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
      .join('\n')}</xml>`;
  const signed = (change: Record<string, string> = {}) => {
    const timestamp = change.timestamp ?? String(Math.floor(clock.now() / second));
    const nonce = 'nonce';
    const signature = createHash('sha1').update(['Token123', timestamp, nonce].sort().join('')).digest('hex');
    return { timestamp, nonce, signature, ...change };
  };
  const read = (body: string, query: Record<string, string> = signed()) => {
    const { scan } = account();
    if (!scan?.readCall) throw new Error('No calls are read');
    return scan.readCall({ body, query });
  };

  it.each([
    ['of somebody who follows the account', { Event: 'SCAN', EventKey: 'scene1' }],
    ['of somebody who begins to', { Event: 'subscribe', EventKey: 'qrscene_scene1' }],
  ])('report a scan %s', async (_name, fields) => {
    const news = await read(event(fields));
    expect(news).toMatchObject({
      kind: 'scan',
      scene: 'scene1',
      identity: { subject: 'u', shownName: null },
    });
    if (news.kind !== 'scan') throw new Error('No scan');
    const reply = news.answer('come ]]> in');
    expect(reply).toContain('<ToUserName><![CDATA[o]]></ToUserName>');
    expect(reply).toContain('<FromUserName><![CDATA[gh_1]]></FromUserName>');
    expect(reply).toContain('<Content><![CDATA[come ]]]]><![CDATA[> in]]></Content>');
  });

  it.each([
    ['a message', event({ MsgType: 'text', Content: 'hello' })],
    ['a subscription without a code', event({ Event: 'subscribe', EventKey: '' })],
    ['another event', event({ Event: 'CLICK', EventKey: 'scene1' })],
    [
      'an entity trick',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><MsgType>&e;</MsgType></xml>',
    ],
    ['nothing', ''],
  ])('ignore %s', async (_name, body) => {
    expect(await read(body)).toEqual({ kind: 'other' });
  });

  it('answer a test of the URL', async () => {
    expect(await read('', { ...signed(), echostr: 'echo' })).toEqual({ kind: 'trial', echo: 'echo' });
  });

  it.each<[string, () => Record<string, string>]>([
    ['no signature', () => ({ ...signed(), signature: '' })],
    ['a wrong signature', () => ({ ...signed(), signature: 'ab'.repeat(20) })],
    ['a signature for another nonce', () => ({ ...signed(), nonce: 'other' })],
    ['a signature that is not one', () => ({ ...signed(), signature: 'zz' })],
    ['a signature that is old', () => signed({ timestamp: '1700000000' })],
    ['nothing at all', () => ({})],
  ])('refuse a call with %s', async (_name, query) => {
    expect(await failureOf(read(event({ Event: 'SCAN', EventKey: 's' }), query()))).toBe('untrusted');
    expect(server.calls.size).toBe(0);
  });
});
