import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { HuaweiSite, HuaweiStoreSettings } from '../../../ports/store-config.ts';
import type { StoreUnknown } from '../../../ports/store-verifier.ts';
import { codeOf, requestProvider } from '../../pay/request-provider.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { type AccessToken, cacheToken } from '../token-cache.ts';

/** Huawei's URLs; tests replace them. */
export interface HuaweiUrls {
  readonly token: string;
  readonly orders: string;
  readonly subscriptions: string;
}

const hosts: Readonly<Record<HuaweiSite, readonly [string, string]>> = {
  china: ['orders-drcn.iap.cloud.huawei.com.cn', 'subscr-drcn.iap.cloud.huawei.com.cn'],
  germany: ['orders-dre.iap.cloud.huawei.eu', 'subscr-dre.iap.cloud.huawei.eu'],
  singapore: ['orders-dra.iap.cloud.huawei.asia', 'subscr-dra.iap.cloud.huawei.asia'],
  russia: ['orders-drru.iap.cloud.huawei.ru', 'subscr-drru.iap.cloud.huawei.ru'],
};

/** Returns the URLs of a site. */
export function atHuawei(site: HuaweiSite): HuaweiUrls {
  const [orders, subscriptions] = hosts[site];
  return {
    token: 'https://oauth-login.cloud.huawei.com/oauth2/v3/token',
    ...{ orders: `https://${orders}`, subscriptions: `https://${subscriptions}` },
  };
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const answer = z.looseObject({ responseCode: z.coerce.string() });

/** Codes of an invalid parameter, of a purchase of another user or app, and of a consumed or expired one. */
const notFoundCodes = new Set(['5', '8', '9']);

/** A reply of the order or subscription service. */
export type IapReply =
  | { readonly kind: 'reply'; readonly json: Readonly<Record<string, unknown>> }
  | { readonly kind: 'gone' }
  | StoreUnknown;

/** Sends a request to one of the services. */
export type IapApi = (
  service: 'orders' | 'subscriptions',
  path: string,
  fields: Readonly<Record<string, string>>,
) => Promise<IapReply>;

/** Creates a client with an access token of the app. */
export function createIapApi(
  { clock }: { readonly clock: Clock },
  { appId, clientSecret }: HuaweiStoreSettings,
  urls: HuaweiUrls,
): IapApi {
  const tokens = cacheToken(clock, () => fetchToken(urls.token, appId, clientSecret));
  return async (service, path, fields) => {
    const token = await tokens.read();
    if (typeof token !== 'string') return token;
    const authorization = `Basic ${Buffer.from(`APPAT:${token}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'application/json; charset=UTF-8' };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    const reply = await requestProvider(`${urls[service]}${path}`, init);
    if ('kind' in reply) return reply;
    if (reply.status === 401) tokens.drop();
    const { data } = answer.safeParse(parseStrictJson(reply.body));
    if (reply.status !== 200 || !data)
      return { kind: 'unknown', detail: `the service answered ${reply.status}` };
    if (notFoundCodes.has(data.responseCode)) return { kind: 'gone' };
    if (data.responseCode !== '0')
      return { kind: 'unknown', detail: `the service answered ${codeOf(data.responseCode)}` };
    return { kind: 'reply', json: data };
  };
}

async function fetchToken(url: string, appId: string, secret: string): Promise<AccessToken | StoreUnknown> {
  const body = new URLSearchParams({
    ...{ grant_type: 'client_credentials', client_id: appId, client_secret: secret },
  });
  const reply = await requestProvider(url, { method: 'POST', body });
  if ('kind' in reply) return reply;
  const { data } = granted.safeParse(parseStrictJson(reply.body));
  if (reply.status === 200 && data)
    return { kind: 'token', token: data.access_token, seconds: data.expires_in };
  return { kind: 'unknown', detail: `no access token (${reply.status})` };
}
