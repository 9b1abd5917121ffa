import { describe, expect, it } from 'vitest';
import { type PayServerRequest, startPayServer, timeouts } from '../testing/pay-server.ts';
import { createWechatWallet } from './create-wallet.ts';
import { wechatSettings } from './testing/wechat-account.ts';

/** Starts a fake of WeChat's identity service: codes that begin with `used` have been used before. */
async function startIdentity(timeout: number = timeouts.usual) {
  const server = await startPayServer(({ target }: PayServerRequest) => {
    const url = new URL(target, 'http://x');
    const code = url.searchParams.get('code') ?? url.searchParams.get('js_code') ?? '';
    const isPage = url.pathname === '/sns/oauth2/access_token';
    const app = isPage ? ['wx-account', 'page-secret'] : ['wx-mini', 'mini-secret'];
    const [appid, secret] = [url.searchParams.get('appid'), url.searchParams.get('secret')];
    const isOurs = appid === app[0] && secret === app[1];
    const isKnown = isPage || url.pathname === '/sns/jscode2session';
    if (!isKnown || url.searchParams.get('grant_type') !== 'authorization_code')
      return { status: 404, body: '' };
    const reply = !isOurs
      ? { errcode: 40125, errmsg: 'invalid appsecret' }
      : code.startsWith('used')
        ? { errcode: 40163, errmsg: 'code been used' }
        : { access_token: 'a', session_key: 'k', openid: `o-${code}` };
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: JSON.stringify(reply) };
  });
  const settings = wechatSettings({ identityUrl: server.url });
  return { server, settings, wallet: createWechatWallet(settings, timeout) };
}

describe('the payer inside WeChat', () => {
  it('is requested without user interaction, and returns with a code', async () => {
    await using server = await startPayServer(() => ({ status: 200, body: '' }));
    const { authorizeUrl } = createWechatWallet(wechatSettings({ identityUrl: server.url }));
    expect(authorizeUrl('https://write.example/pay/1-a_b?x=1', 'pay')).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx-account' +
        '&redirect_uri=https%3A%2F%2Fwrite.example%2Fpay%2F1-a_b%3Fx%3D1' +
        '&response_type=code&scope=snsapi_base&state=pay#wechat_redirect',
    );
  });

  it('is identified by the code, on a page and in a mini program, each with its own app', async () => {
    const { server, wallet } = await startIdentity();
    expect(await wallet.payerOf('jsapi', 'abc')).toEqual({ kind: 'found', payer: 'o-abc' });
    expect(await wallet.payerOf('mini_program', 'x&appid=1')).toMatchObject({ kind: 'unknown' });
    expect(await wallet.payerOf('mini_program', 'xyz')).toEqual({ kind: 'found', payer: 'o-xyz' });
    await server[Symbol.asyncDispose]();
  });

  it('is unknown for a used code, for a wrong secret and for another way', async () => {
    const { server, settings, wallet } = await startIdentity();
    expect(await wallet.payerOf('jsapi', 'used-1')).toEqual({
      ...{ kind: 'refused', reason: 'payer', detail: 'errcode 40163' },
    });
    const wrong = createWechatWallet({ ...settings, appSecret: 'other' });
    expect(await wrong.payerOf('jsapi', 'abc')).toMatchObject({ kind: 'refused', reason: 'configuration' });
    expect(await wallet.payerOf('h5', 'abc')).toMatchObject({ kind: 'refused', reason: 'configuration' });
    const without = createWechatWallet({ ...settings, appSecret: '' });
    expect([without.ways, wallet.ways]).toEqual([['mini_program'], ['jsapi', 'mini_program']]);
    await server[Symbol.asyncDispose]();
  });

  it('stays unknown if the answer is slow, broken, truncated or invalid, and no secret is revealed', async () => {
    const { server, wallet } = await startIdentity(timeouts.silence);
    const results = [];
    for (const change of [
      () => null,
      () => ({ status: 502, body: '<html>' }),
      () => ({ status: 200, body: '{"openid":"a","openid":"b"}' }),
      () => ({ status: 200, body: '{"openid":"a b\\u0000"}' }),
      () => ({ status: 200, body: '{}' }),
      () => ({ status: 200, body: '{"errcode":-1}' }),
      () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }),
    ]) {
      server.change = change;
      results.push(await wallet.payerOf('jsapi', 'abc'));
    }
    expect(results.map(({ kind }) => kind)).toEqual(results.map(() => 'unknown'));
    expect(JSON.stringify(results)).not.toContain('page-secret');
    await server[Symbol.asyncDispose]();
  });
});
