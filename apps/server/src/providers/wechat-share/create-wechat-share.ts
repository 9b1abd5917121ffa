import { z } from 'zod';
import { ProviderFailure } from '../../ports/login-provider.ts';
import {
  type WechatCredential,
  WechatFailure,
  type WechatShare,
  type WechatShareSettings,
} from '../../ports/wechat-share.ts';
import { withQuery } from '../login/openid-code.ts';
import { readJsonText, requestVendor } from '../login/request-vendor.ts';

const wechatUrls = { api: 'https://api.weixin.qq.com' };

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(1024),
  expires_in: z.number().positive(),
});
const ticketAnswer = z.object({ ticket: z.string().min(1).max(1024), expires_in: z.number().positive() });
const refusal = z.object({ errcode: z.number() });

/** Codes of invalid, expired or missing access tokens. */
const staleCodes = new Set([40001, 40014, 41001, 42001, 42007]);
/** Codes of a busy system or too many calls. */
const busyCodes = new Set([-1, 45009, 45011]);

/** Creates the driver of the settings; null if share cards are off. */
export function createWechatShare(
  settings: WechatShareSettings,
  { api, timeout }: { readonly api: string; readonly timeout?: number } = wechatUrls,
): WechatShare | null {
  if (settings.driver === 'off') return null;
  if (settings.driver === 'simulator') return simulatedShare(settings.script);
  const { appId, appSecret, script } = settings;
  return {
    isSimulated: false,
    ...{ appId, script },
    async requestToken(isStale) {
      // The stable interface returns the same token to every caller, so that a login of the same account does not invalidate
      // it.
      const fields = { grant_type: 'client_credential', appid: appId, secret: appSecret };
      const body = JSON.stringify({ ...fields, force_refresh: isStale });
      const answer = await request(`${api}/cgi-bin/stable_token`, { method: 'POST', body }, timeout);
      // In this response 40001 refers to the secret.
      const { access_token, expires_in } = read(answer, tokenAnswer, false);
      return { value: access_token, seconds: expires_in };
    },
    async requestTicket(accessToken) {
      const url = withQuery(`${api}/cgi-bin/ticket/getticket`, { access_token: accessToken, type: 'jsapi' });
      const { ticket, expires_in } = read(await request(url, {}, timeout), ticketAnswer, true);
      return { value: ticket, seconds: expires_in };
    },
  };
}

async function request(url: string, init: RequestInit, timeout?: number): Promise<unknown> {
  try {
    return readJsonText((await requestVendor(url, init, timeout)).text);
  } catch (error) {
    if (error instanceof ProviderFailure) throw new WechatFailure('unavailable', error.message, error);
    throw error;
  }
}

function read<Shape extends z.ZodType>(answer: unknown, shape: Shape, hasToken: boolean): z.output<Shape> {
  const errcode = refusal.safeParse(answer).data?.errcode ?? 0;
  const found = shape.safeParse(answer);
  if (errcode === 0 && found.success) return found.data;
  if (errcode === 0) throw new WechatFailure('unavailable', 'WeChat returned an unreadable answer');
  const detail = `WeChat returned error ${errcode}`;
  if (busyCodes.has(errcode)) throw new WechatFailure('unavailable', detail);
  throw new WechatFailure(hasToken && staleCodes.has(errcode) ? 'stale' : 'misconfigured', detail);
}

/** A driver for development without a service account. */
function simulatedShare(script: string | null): WechatShare {
  const invent = async (): Promise<WechatCredential> => ({ value: 'simulated-credential', seconds: 7200 });
  return { isSimulated: true, appId: 'simulated-app', script, requestToken: invent, requestTicket: invent };
}
