import type { CampaignRow } from '@inkstone/contracts/staff/campaigns';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { writeCampaignToken } from '../catalogue/campaign-token.ts';
import type { Price } from '../catalogue/item.ts';
import { readItems, readPrices } from '../catalogue/store.ts';
import { viewItems } from '../catalogue/view.ts';
import { listPriceAt } from '../prices/new-prices.ts';
import { planLink } from '../prices/plan-link.ts';
import type { Campaign } from './store.ts';

type Offers = Pick<CampaignRow, 'state' | 'from' | 'to' | 'offers'>;

/**
 * Returns the offers of campaigns with their periods: the newest price of each item, as buyers see it during
 * the campaign.
 */
export async function readCampaignOffers(
  deps: Pick<Deps, 'clock' | 'config' | 'keys'>,
  sql: Sql,
): Promise<(campaign: Campaign) => Offers> {
  const [items, prices, now] = [await readItems(sql), await readPrices(sql), deps.clock.now()];
  const view = ({ campaignId }: Campaign, price: Price): Offers['offers'] => {
    const { itemId, validFrom: from, validTo: to } = price;
    const item = items.find(({ id }) => id === itemId);
    if (!item) return [];
    const list = listPriceAt(prices, itemId, whileRuns(price, now)) ?? price;
    const offer = { campaignId, itemId };
    const seen = viewItems([{ id: writeCampaignToken(deps.keys, offer), item, price, list }]);
    return [{ itemId, from, to, link: isOver(price, now) ? null : planLink(deps, offer), ...seen }];
  };
  return (campaign) => {
    const own = prices.filter(({ campaignId }) => campaignId === campaign.campaignId);
    const newest = items.flatMap(
      ({ id }) =>
        own.filter(({ itemId }) => itemId === id).sort((a, b) => b.validFrom - a.validFrom)[0] ?? [],
    );
    const ends = own.map(({ validTo }) => validTo);
    return {
      state: stateOf(campaign, own, now),
      from: own.length === 0 ? null : Math.min(...own.map(({ validFrom }) => validFrom)),
      to: ends.includes(null) || own.length === 0 ? null : Math.max(...ends.map(Number)),
      offers: newest.flatMap((price) => view(campaign, price)),
    };
  };
}

/** Now, or the nearest time at which the price is valid. */
function whileRuns({ validFrom, validTo }: Price, now: Instant): Instant {
  return instant(Math.max(validFrom, Math.min(now, (validTo ?? Number.POSITIVE_INFINITY) - 1)));
}

function isOver({ validTo }: Price, now: Instant): boolean {
  return validTo !== null && validTo <= now;
}

function stateOf({ endedAt }: Campaign, prices: readonly Price[], now: Instant): Offers['state'] {
  if (endedAt !== null) return 'ended';
  const left = prices.filter((price) => !isOver(price, now));
  if (left.length === 0) return 'over';
  return left.some(({ validFrom }) => validFrom <= now) ? 'running' : 'scheduled';
}
