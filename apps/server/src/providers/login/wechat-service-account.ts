import { type Clock, type Instant, later, minute, type Random, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { LoginProvider, WechatEvent } from '../../ports/login-provider.ts';
import { withQuery } from './openid-code.ts';
import { requestVendor } from './request-vendor.ts';
import { createWechatMessages, type MessageKeys, secondsOf } from './wechat-messages.ts';
import {
  finishWechat,
  getWechat,
  readWechat,
  type WechatApp,
  type WechatUrls,
  wechatIdentity,
  wechatStartUrl,
  wechatUrls,
} from './wechat-oauth.ts';

/** A service account, with the keys of its callbacks. */
export type ServiceAccount = WechatApp & MessageKeys;

const stableToken = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const madeCode = z.object({ url: z.url() });
const scenePrefix = 'qrscene_';

/**
 * A service account of WeChat: login inside WeChat, and QR codes on the site's own page whose scans are
 * reported by callback.
 */
export function createWechatServiceAccount(
  deps: { readonly clock: Clock; readonly random: Random; readonly timeout?: number },
  account: ServiceAccount,
  urls: WechatUrls = wechatUrls,
): LoginProvider {
  const { clock, timeout } = deps;
  const accessToken = createTokenKeeper(deps, account, urls);
  const messages = createWechatMessages(deps, account);

  async function describe(openid: string) {
    const query = { access_token: await accessToken(), openid, lang: 'zh_CN' };
    return wechatIdentity(
      await getWechat(withQuery(`${urls.api}/cgi-bin/user/info`, query), z.unknown(), timeout),
    );
  }

  async function readNews(fields: Readonly<Record<string, string>>): Promise<WechatEvent> {
    const { MsgType, Event, EventKey = '', FromUserName = '', ToUserName = '' } = fields;
    const isScan = MsgType === 'event' && (Event === 'SCAN' || Event === 'subscribe');
    const scene = EventKey.startsWith(scenePrefix) ? EventKey.slice(scenePrefix.length) : EventKey;
    if (!isScan || scene === '') return { kind: 'other' };
    const answer = (text: string) =>
      messages.write({
        ToUserName: FromUserName,
        FromUserName: ToUserName,
        CreateTime: secondsOf(clock.now()),
        MsgType: 'text',
        Content: text,
      });
    return { kind: 'scan', scene, identity: await describe(FromUserName), answer };
  }

  return {
    isSimulated: false,
    isPostedBack: false,
    startUrl: (start) => wechatStartUrl(urls.inWechat, account, start, 'snsapi_userinfo'),
    finish: ({ code }) => finishWechat(account, code, urls, timeout),
    scan: {
      async codeFor(scene, seconds) {
        const url = withQuery(`${urls.api}/cgi-bin/qrcode/create`, { access_token: await accessToken() });
        const body = JSON.stringify({
          expire_seconds: seconds,
          action_name: 'QR_STR_SCENE',
          action_info: { scene: { scene_str: scene } },
        });
        const { text } = await requestVendor(url, { method: 'POST', body }, timeout);
        return readWechat(text, madeCode).url;
      },
      async readCall(call) {
        const echo = messages.readVerification(call);
        return echo === null ? readNews(messages.read(call)) : { kind: 'trial', echo };
      },
    },
  };
}

/** Caches the account's token until shortly before its expiry; requests one at a time. */
function createTokenKeeper(
  { clock, timeout }: { readonly clock: Clock; readonly timeout?: number },
  { appId, appSecret }: WechatApp,
  { api }: WechatUrls,
): () => Promise<string> {
  let cached: { readonly token: string; readonly until: Instant } | null = null;
  let pending: Promise<string> | null = null;

  /** The stable token endpoint: several processes get the same token instead of invalidating each other's. */
  async function refresh(): Promise<string> {
    const body = JSON.stringify({ grant_type: 'client_credential', appid: appId, secret: appSecret });
    const { text } = await requestVendor(`${api}/cgi-bin/stable_token`, { method: 'POST', body }, timeout);
    const { access_token, expires_in } = readWechat(text, stableToken);
    cached = { token: access_token, until: later(clock.now(), expires_in * second - 5 * minute) };
    return access_token;
  }

  return async () => {
    if (cached && clock.now() < cached.until) return cached.token;
    pending ??= refresh().finally(() => {
      pending = null;
    });
    return pending;
  };
}
