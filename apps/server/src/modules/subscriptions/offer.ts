import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { isChargeTime, isRenewable, isRunning, plannedCharge } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import type { AgreementChannel } from '../../ports/agreement-channel.ts';
import { currentPrice, findItem, type Item } from '../membership/index.ts';
import { findSubscriptionsOf } from './store.ts';

type Terms = typeof contract.renewalTerms;

/** How an item can renew. */
export interface Offer {
  readonly channels: readonly AgreementChannel[];
  /** What each later period costs, in fen. */
  readonly amount: number;
}

/** Tells through which channels a plan can renew, and what the next period costs. */
export const renewalTerms: UseCase<Terms, ReplyOf<Terms>> = async (deps, { accountId }, { plan }) => {
  const now = deps.clock.now();
  const item = await findItem(deps.db.sql, plan);
  if (!item) throw new AppError('plan_not_for_sale');
  const offered = await offerOf(deps, accountId, item, now);
  const months = monthsOf(item) ?? 1;
  const first = offered?.channels[0];
  const end = addMonths(now, months, dayOfMonth(now));
  return {
    channels: (offered?.channels ?? []).map(({ name, signWays, isSimulated }) => ({
      ...{ channel: name, ways: [...signWays], isSimulated },
    })),
    ...{ months, amount: offered?.amount ?? 0, currency: 'CNY' },
    nextAt: plannedCharge(end, first ?? { chargeDays: [0], announceDays: null }, 0),
    termsVersion: deps.terms.versionOf('continue', now),
  };
};

/** The channels that can renew an item for an account; null where it is not sold, or renewed already. */
export async function offerOf(
  deps: Deps,
  accountId: string,
  item: Item,
  now: Instant,
): Promise<Offer | null> {
  const months = monthsOf(item);
  if (item.kind !== 'vip' || months === null || !item.isListed) return null;
  const price = await currentPrice(deps.db.sql, { itemId: item.id, campaignId: null }, now);
  const own = await findSubscriptionsOf(deps.db.sql, accountId);
  const isRenewed = own.some(({ tier, state }) => tier === item.tier && isRunning(state));
  if (price?.currency !== 'CNY' || isRenewed) return null;
  const { amount, currency } = price;
  const channels = Object.values(deps.agreements).filter(
    (channel): channel is AgreementChannel =>
      channel !== null &&
      isRenewable(channel.name, { months, amount, currency }) &&
      channel.renews({ itemId: item.id, months, amount, currency }) &&
      (channel.worksAtNight || isChargeTime(now)),
  );
  return { channels, amount };
}

/** Months of an item's term; null for one that does not renew. */
export function monthsOf(item: Item): number | null {
  return item.kind === 'vip' && 'months' in item.term ? item.term.months : null;
}
