import { z } from 'zod';
import { type Identity, ProviderFailure } from '../../ports/login-provider.ts';
import { withQuery } from './openid-code.ts';
import { readJsonText, requestVendor } from './request-vendor.ts';

/** An app or a service account at WeChat. */
export interface WechatApp {
  readonly appId: string;
  readonly appSecret: string;
}

/** WeChat's endpoints. */
export const wechatUrls = {
  website: 'https://open.weixin.qq.com/connect/qrconnect',
  inWechat: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  api: 'https://api.weixin.qq.com',
};
export type WechatUrls = typeof wechatUrls;

const tokens = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });
const person = z.object({ unionid: z.string().min(1), nickname: z.string().optional() });
const refusal = z.object({ errcode: z.number() });

/** Error codes for an invalid, used or expired authorization code. */
const spentCodes = new Set([40029, 40163, 41008, 42003]);
/** Error codes for app id, secret, permissions and IP allowlists, which the operator must fix. */
const ourFaults = new Set([40001, 40013, 40125, 40164, 41002, 41004, 48001, 50001]);

/** Returns the authorization URL: a page with a QR code, or within WeChat a consent prompt. */
export function wechatStartUrl(
  page: string,
  { appId }: Pick<WechatApp, 'appId'>,
  start: { readonly returnUrl: string; readonly state: string },
  scope: 'snsapi_login' | 'snsapi_userinfo',
): string {
  const query = { appid: appId, redirect_uri: start.returnUrl, response_type: 'code', scope };
  return `${withQuery(page, { ...query, state: start.state })}#wechat_redirect`;
}

/** Returns the identity for an authorization code. */
export async function finishWechat(
  { appId, appSecret }: WechatApp,
  code: string,
  { api }: Pick<WechatUrls, 'api'>,
  timeout?: number,
): Promise<Identity> {
  const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
  const reply = await getWechat(withQuery(`${api}/sns/oauth2/access_token`, query), tokens, timeout);
  const requested = { access_token: reply.access_token, openid: reply.openid, lang: 'zh_CN' };
  const who = await getWechat(withQuery(`${api}/sns/userinfo`, requested), z.unknown(), timeout);
  return wechatIdentity(who);
}

/**
 * Parses a user's identity. Only the unionid is common to the website, the service account and apps; it is
 * missing when the app is not in an open-platform account.
 */
export function wechatIdentity(answer: unknown): Identity {
  const read = person.safeParse(answer);
  if (!read.success) throw new ProviderFailure('misconfigured', 'WeChat returned no unionid');
  const { unionid, nickname } = read.data;
  return { kind: 'wechat', subject: unionid, shownName: nickname || null, email: null, revocation: null };
}

/** Calls WeChat's API; its errors have status 200 and an `errcode`. */
export async function getWechat<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  timeout?: number,
): Promise<z.output<Shape>> {
  return readWechat((await requestVendor(url, {}, timeout)).text, shape);
}

/** Parses a response of WeChat's API, or throws according to its `errcode`. */
export function readWechat<Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> {
  const json = readJsonText(text);
  const errcode = refusal.safeParse(json).data?.errcode ?? 0;
  const read = shape.safeParse(json);
  if (errcode === 0 && read.success) return read.data;
  if (errcode === -1) throw new ProviderFailure('unavailable', 'WeChat is busy');
  const detail = `WeChat returned ${errcode === 0 ? 'an unreadable answer' : `error ${errcode}`}`;
  if (spentCodes.has(errcode)) throw new ProviderFailure('spent', detail);
  throw new ProviderFailure(ourFaults.has(errcode) ? 'misconfigured' : 'untrusted', detail);
}
