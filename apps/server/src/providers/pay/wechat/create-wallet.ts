import { z } from 'zod';
import type { PayerResult, PayWay, WalletIdentity } from '../../../ports/pay-channel.ts';
import type { WechatPaySettings } from '../../../ports/pay-config.ts';
import { refused, requestProvider, unknown } from '../request-provider.ts';
import { parseStrictJson } from '../strict-json.ts';

type WalletSettings = Pick<
  WechatPaySettings,
  'ways' | 'appId' | 'appSecret' | 'miniAppId' | 'miniAppSecret' | 'identityUrl'
>;

const authorizePage = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/** An invalid, used or expired code. */
const spentCodes: ReadonlySet<number> = new Set([40029, 40163, 40226, 41008, 42003]);
/** WeChat is busy or its rate limit is reached; the code may still be valid. */
const busyCodes: ReadonlySet<number> = new Set([-1, 45009, 45011]);

const answer = z.object({
  openid: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional(),
  errcode: z.int().optional(),
});

/**
 * Determines the payer's openid: inside WeChat by OAuth without a prompt (`snsapi_base`), in a mini program
 * by the code of its login. An openid belongs to one app, which must be the app of the payment.
 */
export function createWechatWallet(settings: WalletSettings, timeout?: number): WalletIdentity {
  return {
    ways: settings.ways.filter((way) => secretOf(settings, way) !== ''),
    authorizeUrl: (returnUrl, state) => {
      const query = { appid: settings.appId, redirect_uri: returnUrl, response_type: 'code' };
      const requested = new URLSearchParams({ ...query, scope: 'snsapi_base', state });
      return `${authorizePage}?${requested}#wechat_redirect`;
    },
    payerOf: async (way, code) => {
      const secret = secretOf(settings, way);
      if (!secret) return refused('configuration', `way ${way} has no secret`);
      return request(urlOf(settings, way, secret, code), timeout);
    },
  };
}

function secretOf({ appSecret, miniAppSecret }: WalletSettings, way: PayWay): string {
  if (way === 'jsapi') return appSecret;
  return way === 'mini_program' ? miniAppSecret : '';
}

function urlOf(settings: WalletSettings, way: PayWay, secret: string, code: string): string {
  const { origin } = new URL(settings.identityUrl);
  const grant = { secret, grant_type: 'authorization_code' };
  return way === 'mini_program'
    ? `${origin}/sns/jscode2session?${new URLSearchParams({ appid: settings.miniAppId, js_code: code, ...grant })}`
    : `${origin}/sns/oauth2/access_token?${new URLSearchParams({ appid: settings.appId, code, ...grant })}`;
}

/** Errors have status 200 and an `errcode`. The address contains the secret, so it is not reported. */
async function request(url: string, timeout?: number): Promise<PayerResult> {
  const reply = await requestProvider(url, {}, timeout);
  if ('kind' in reply) return reply;
  const parsed = answer.safeParse(parseStrictJson(reply.body));
  if (reply.status !== 200 || !parsed.success) return unknown(`status ${reply.status} without an answer`);
  const { openid, errcode = 0 } = parsed.data;
  if (errcode === 0) return openid ? { kind: 'found', payer: openid } : unknown('an answer without a payer');
  if (busyCodes.has(errcode)) return unknown(`errcode ${errcode}`);
  return refused(spentCodes.has(errcode) ? 'payer' : 'configuration', `errcode ${errcode}`);
}
