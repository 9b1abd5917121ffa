import { AppError } from '@inkstone/contracts';
import { type PaidTier, paidTiers } from '@inkstone/domain/membership';
import type { LimitReached } from '../../../ports/metering.ts';
import { vipTypeOf } from '../catalogue/view.ts';

/** Names of tiers as displayed, the same in all languages (readings, 3). */
const tierNames: Readonly<Record<PaidTier, string>> = { plus: 'Plus', pro: 'Pro' };
const highest = paidTiers[paidTiers.length - 1] ?? 'pro';

/**
 * Returns the error `daily_limit_reached` with the remaining words, the reset time in ms, and the tier that
 * lifts the limit, as a display name and as an identifier.
 */
export function limitRefusal({ limit, left, needed, resetsAt, liftedBy }: LimitReached): AppError {
  const tier = liftedBy ?? highest;
  return new AppError('daily_limit_reached', {
    ...{ limit, left, needed, resets: resetsAt },
    ...{ tier: tierNames[tier], vip_type: vipTypeOf[tier] },
  });
}
