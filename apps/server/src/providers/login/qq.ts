import { z } from 'zod';
import { type LoginProvider, ProviderFailure } from '../../modules/accounts/social/login-provider.ts';
import { askVendor, readJsonText } from './ask-vendor.ts';
import { withQuery } from './openid-code.ts';

/** What QQ Connect gives an operator. The app must have the right to read unionids. */
export interface QqSettings {
  readonly appId: string;
  readonly appKey: string;
}

const atQq = {
  authorize: 'https://graph.qq.com/oauth2.0/authorize',
  token: 'https://graph.qq.com/oauth2.0/token',
  me: 'https://graph.qq.com/oauth2.0/me',
  profile: 'https://graph.qq.com/user/get_user_info',
};

const token = z.object({ access_token: z.string().min(1) });
const me = z.object({ client_id: z.coerce.string(), openid: z.string().min(1), unionid: z.string().min(1) });
const profile = z.object({ ret: z.coerce.number(), nickname: z.string().optional() });
const refusal = z.object({ error: z.coerce.string() });

/** "The code is old", "the code was used". */
const spentCodes = new Set(['100019', '100020']);
/** Of the app and its secret: wrong, missing, closed; and unionids that it may not read. */
const ourFaults = new Set(['100001', '100008', '100009', '100010', '100048', '110406']);

/** Login by QQ (QQ Connect). */
export function createQqLogin(
  deps: { readonly patience?: number },
  { appId, appKey }: QqSettings,
  urls: typeof atQq = atQq,
): LoginProvider {
  async function get<Shape extends z.ZodType>(
    url: string,
    query: Readonly<Record<string, string>>,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const { text } = await askVendor(withQuery(url, { ...query, fmt: 'json' }), {}, deps.patience);
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
      // People may keep their profile to themselves; that is no reason to turn them away.
      const shownName = who.ret === 0 ? who.nickname || null : null;
      return { kind: 'qq', subject: unionid, shownName, email: null, revocation: null };
    },
  };
}

/** QQ answers as JSON, as JSONP (`callback( {...} );`) or as a query string, whatever was asked for. */
function readLoosely(text: string): unknown {
  const wrapped = /^\s*\w+\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text)?.[1];
  return readJsonText(wrapped ?? text) ?? Object.fromEntries(new URLSearchParams(text.trim()));
}

function readAs<Shape extends z.ZodType>(answer: unknown, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(answer);
  if (read.success) return read.data;
  const error = refusal.safeParse(answer).data?.error;
  const detail = error ? `error ${error}` : 'an answer that cannot be read';
  if (error && spentCodes.has(error)) throw new ProviderFailure('spent', `QQ gave ${detail}`);
  if (error && ourFaults.has(error)) throw new ProviderFailure('misconfigured', `QQ gave ${detail}`);
  throw new ProviderFailure('untrusted', `QQ gave ${detail}`);
}
