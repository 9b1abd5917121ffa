import type { InputOf } from '@inkstone/contracts';
import type { createCampaign } from '@inkstone/contracts/staff/campaigns';
import { readMoney } from '../../../shell/admin/read-price.ts';
import { readTime } from '../../../shell/admin/time-field.ts';

/** The values entered in the form; prices are in yuan, by the id of the item. */
export interface Draft {
  readonly title: string;
  readonly campaignId: string;
  readonly from: string;
  readonly to: string;
  readonly prices: ReadonlyMap<string, string>;
  readonly quota: string;
  readonly perAccount: string;
}

/** An empty draft. */
export const emptyDraft: Draft = {
  ...{ title: '', campaignId: '', from: '', to: '', prices: new Map<string, string>() },
  ...{ quota: '', perAccount: '' },
};

/** Returns the terms to send; null if no item is selected, or a price is not an amount. */
export function readTerms(draft: Draft): Omit<InputOf<typeof createCampaign>, 'reason'> | null {
  const { title, campaignId, from, to, prices, quota, perAccount } = draft;
  const offers = [...prices].map(([itemId, price]) => ({ itemId, amount: readMoney(price), usdHint: null }));
  if (offers.length === 0 || offers.some(({ amount }) => Number.isNaN(amount) || amount === 0)) return null;
  return {
    ...{ title, campaignId: campaignId.trim(), offers },
    ...{ from: readTime(from), to: readTime(to) },
    ...{ quota: readCount(quota), perAccount: readCount(perAccount) },
  };
}

function readCount(text: string): number | null {
  return text === '' ? null : Number(text);
}
