import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/security/keys.ts';

/** Content of a campaign token: an item and the campaign whose price applies. */
export interface CampaignOffer {
  readonly campaignId: string;
  readonly itemId: string;
}

const purpose = 'campaign plan';
const prefix = 'c~';

/** Returns a signed plan id for links of a campaign, which cannot be forged. */
export function writeCampaignToken(keys: Keys, { campaignId, itemId }: CampaignOffer): string {
  const body = `${campaignId}~${itemId}`;
  return `${prefix}${body}~${sign(keys.derive(purpose), body)}`;
}

/** Verifies a token; null if it is invalid or was not signed by this installation. */
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
