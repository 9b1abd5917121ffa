import type { Deps } from '../../../deps.ts';
import { type CampaignOffer, writeCampaignToken } from '../catalogue/campaign-token.ts';

/** The address of the page that sells an item at the price of a campaign. */
export function planLink({ config, keys }: Pick<Deps, 'config' | 'keys'>, offer: CampaignOffer): string {
  return `${config.baseUrl}/plan?${new URLSearchParams({ token: writeCampaignToken(keys, offer) })}`;
}
