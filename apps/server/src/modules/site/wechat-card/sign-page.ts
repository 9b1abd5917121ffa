import { createHash } from 'node:crypto';
import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { signWechatPage as contract } from '@inkstone/contracts/site/wechat';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { WechatFailure, type WechatShare } from '../../../ports/wechat-share.ts';
import { sharedCredential } from './shared-credential.ts';

/** Signs an address of this installation for WeChat's JS-SDK. */
export const signPage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _who, input) => {
  const { wechatShare: share } = deps;
  if (!share) throw new AppError('wechat_card_off');
  // The URL must be byte-identical to that of the page; parsing would normalise it.
  const [url = ''] = input.url.split('#', 1);
  requireOwnPage(deps.config, url);
  const ticket = await findTicket(deps, share);
  const timestamp = Math.floor(deps.clock.now() / 1000);
  const nonceStr = Buffer.from(deps.random.bytes(12)).toString('hex');
  const signature = signatureOf({
    jsapi_ticket: ticket,
    noncestr: nonceStr,
    timestamp: String(timestamp),
    url,
  });
  return {
    ...{ appId: share.appId, timestamp, nonceStr, signature },
    ...{ script: share.script, isSimulated: share.isSimulated },
  };
};

/** Returns WeChat's signature: SHA-1 of the fields in the order of their names, with raw values. */
export function signatureOf(fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return createHash('sha1').update(text).digest('hex');
}

/** Throws for pages of other sites, which could otherwise create cards in the name of the service account. */
function requireOwnPage({ baseUrl, authOrigins }: Deps['config'], url: string): void {
  const origins = [new URL(baseUrl).origin, ...authOrigins];
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isOurs = parsed !== null && parsed.username === '' && origins.includes(parsed.origin);
  if (!isOurs) throw new AppError('wechat_card_host');
}

async function findTicket(deps: Deps, share: WechatShare): Promise<string> {
  const { appId } = share;
  const token = (refused: number | null) =>
    sharedCredential(
      deps,
      { appId, kind: 'access_token' },
      () => share.requestToken(refused !== null),
      refused,
    );
  const requestTicket = async () => {
    const first = await token(null);
    try {
      return await share.requestTicket(first.value);
    } catch (error) {
      if (!(error instanceof WechatFailure) || error.reason !== 'stale') throw error;
      // WeChat has invalidated the token before its expiry.
      return share.requestTicket((await token(first.generation)).value);
    }
  };
  try {
    return (await sharedCredential(deps, { appId, kind: 'jsapi_ticket' }, requestTicket)).value;
  } catch (error) {
    if (!(error instanceof WechatFailure)) throw error;
    deps.log.warn('WeChat provided no ticket', { reason: error.reason, error: error.message });
    throw new AppError(error.reason === 'misconfigured' ? 'wechat_card_setup' : 'wechat_card_unavailable');
  }
}
