import { z } from 'zod';
import { type LoginProvider, ProviderFailure } from '../../ports/login-provider.ts';
import { withQuery } from './openid-code.ts';
import { readJsonText, requestVendor } from './request-vendor.ts';

/** The operator's credentials at QQ Connect. The app must be permitted to read unionids. */
export interface QqSettings {
  readonly appId: string;
  readonly appKey: string;
}

const qqUrls = {
  authorize: 'https://graph.qq.com/oauth2.0/authorize',
  token: 'https://graph.qq.com/oauth2.0/token',
  me: 'https://graph.qq.com/oauth2.0/me',
  profile: 'https://graph.qq.com/user/get_user_info',
};

const token = z.object({ access_token: z.string().min(1) });
const me = z.object({ client_id: z.coerce.string(), openid: z.string().min(1), unionid: z.string().min(1) });
const profile = z.object({ ret: z.coerce.number(), nickname: z.string().optional() });
const refusal = z.object({ error: z.coerce.string() });

/** Error codes for an expired or used authorization code. */
const spentCodes = new Set(['100019', '100020']);
/**
 * Error codes for the app and its secret: wrong, missing, closed; and for missing permission to read
 * unionids.
 */
const ourFaults = new Set(['100001', '100008', '100009', '100010', '100048', '110406']);

/** Login by QQ (QQ Connect). */
export function createQqLogin(
  deps: { readonly timeout?: number },
  { appId, appKey }: QqSettings,
  urls: typeof qqUrls = qqUrls,
): LoginProvider {
  async function get<Shape extends z.ZodType>(
    url: string,
    query: Readonly<Record<string, string>>,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const { text } = await requestVendor(withQuery(url, { ...query, fmt: 'json' }), {}, deps.timeout);
    return readAs(readLoosely(text), shape);
  }

  return {
    isSimulated: false,
    isPostedBack: false,
    startUrl: ({ state, returnUrl }) =>
      withQuery(urls.authorize, {
        response_type: 'code',
        client_id: appId,
        redirect_uri: returnUrl,
        state,
        scope: 'get_user_info',
      }),
    async finish({ code, returnUrl }) {
      const { access_token } = await get(
        urls.token,
        {
          grant_type: 'authorization_code',
          client_id: appId,
          client_secret: appKey,
          code,
          redirect_uri: returnUrl,
        },
        token,
      );
      const { client_id, openid, unionid } = await get(urls.me, { access_token, unionid: '1' }, me);
      if (client_id !== appId) throw new ProviderFailure('untrusted', 'The token is for another app');
      const who = await get(urls.profile, { access_token, oauth_consumer_key: appId, openid }, profile);
      // Users may keep their profile private; that does not prevent the login.
      const shownName = who.ret === 0 ? who.nickname || null : null;
      return { kind: 'qq', subject: unionid, shownName, email: null, revocation: null };
    },
  };
}

/**
 * QQ responds with JSON, JSONP (`callback( {...} );`) or a query string, regardless of the requested format.
 */
function readLoosely(text: string): unknown {
  const wrapped = /^\s*\w+\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text)?.[1];
  return readJsonText(wrapped ?? text) ?? Object.fromEntries(new URLSearchParams(text.trim()));
}

function readAs<Shape extends z.ZodType>(answer: unknown, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(answer);
  if (read.success) return read.data;
  const error = refusal.safeParse(answer).data?.error;
  const detail = error ? `error ${error}` : 'an answer that cannot be read';
  if (error && spentCodes.has(error)) throw new ProviderFailure('spent', `QQ returned ${detail}`);
  if (error && ourFaults.has(error)) throw new ProviderFailure('misconfigured', `QQ returned ${detail}`);
  throw new ProviderFailure('untrusted', `QQ returned ${detail}`);
}
