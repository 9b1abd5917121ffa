import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/security/keys.ts';

/** What a token offers: an item at the price of a campaign. */
export interface CampaignOffer {
  readonly campaignId: string;
  readonly itemId: string;
}

const purpose = 'campaign plan';
const prefix = 'c~';

/** A plan id for links of a campaign. Nobody can make one who has not been given it. */
export function writeCampaignToken(keys: Keys, { campaignId, itemId }: CampaignOffer): string {
  const body = `${campaignId}~${itemId}`;
  return `${prefix}${body}~${sign(keys.derive(purpose), body)}`;
}

/** The offer of a token; null for a text that is none, or was not signed by this installation. */
export function readCampaignToken(keys: Keys, token: string): CampaignOffer | null {
  const [campaignId, itemId, given, ...rest] = token.startsWith(prefix)
    ? token.slice(prefix.length).split('~')
    : [];
  if (!campaignId || !itemId || !given || rest.length > 0) return null;
  const isGenuine = keys
    .deriveAll(purpose)
    .some((key) => isEqual(sign(key, `${campaignId}~${itemId}`), given));
  return isGenuine ? { campaignId, itemId } : null;
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url').slice(0, 22);
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
