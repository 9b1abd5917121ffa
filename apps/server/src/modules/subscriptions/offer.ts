import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { isChargeTime, isRenewable, plannedCharge } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import type { AgreementChannel } from '../../ports/agreement-channel.ts';
import { findItem, type Item } from '../membership/index.ts';
import { offerCard } from './cards/offer.ts';
import { findRenewable, monthsOf, type RenewablePlan } from './renewable-plan.ts';

type Terms = typeof contract.renewalTerms;

/** The channels that can renew an item, and the price. */
export interface Offer {
  readonly channels: readonly AgreementChannel[];
  /** What each later period costs, in fen. */
  readonly amount: number;
}

/** Returns the channels that can renew a plan, and the price of the next period. */
export const renewalTerms: UseCase<Terms, ReplyOf<Terms>> = async (deps, { accountId }, { plan }) => {
  const now = deps.clock.now();
  const item = await findItem(deps.db.sql, plan);
  if (!item) throw new AppError('plan_not_for_sale');
  const renewable = await findRenewable(deps, accountId, item, now);
  const offered = offerOf(deps, item, renewable, now);
  const card = offerCard(deps, renewable);
  const byCard = card.kind === 'offer' ? card : null;
  const months = monthsOf(item) ?? 1;
  const first = offered?.channels[0];
  const end = addMonths(now, months, dayOfMonth(now));
  const agreements = (offered?.channels ?? []).map((channel) => ({
    ...{ channel: channel.name, ways: [...channel.signWays], isSimulated: channel.isSimulated },
    nextAt: plannedCharge(end, channel, 0),
  }));
  const cards = byCard
    ? [{ channel: 'stripe' as const, ways: ['card' as const], isSimulated: byCard.isSimulated, nextAt: end }]
    : [];
  return {
    channels: [...agreements, ...cards],
    ...{ months, amount: offered?.amount ?? byCard?.amount ?? 0, currency: byCard?.currency ?? 'CNY' },
    nextAt: plannedCharge(end, first ?? { chargeDays: [0] }, 0),
    termsVersion: deps.terms.versionOf('continue', now),
  };
};

/** Returns the agreements that can renew an item; null if it is not sold, or already renews. */
export function offerOf(
  deps: Pick<Deps, 'agreements'>,
  item: Item,
  plan: RenewablePlan,
  now: Instant,
): Offer | null {
  if (plan.kind === 'none' || plan.currency !== 'CNY') return null;
  const { months, amount, currency } = plan;
  const channels = Object.values(deps.agreements).filter(
    (channel): channel is AgreementChannel =>
      channel !== null &&
      isRenewable(channel.name, { months, amount, currency }) &&
      channel.renews({ itemId: item.id, months, amount, currency }) &&
      (channel.worksAtNight || isChargeTime(now)),
  );
  return { channels, amount };
}
