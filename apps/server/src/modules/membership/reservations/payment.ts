import { dailyLimitOf, freeWords } from '@inkstone/domain/membership';
import { type Instant, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';

import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { WordsLeft, WorkFeature } from '../../../ports/word-meter.ts';
import { findCounters } from '../usage/store.ts';
import { readPackages, unusedWords } from '../words/read-packages.ts';

/** What pays for work of an account. */
export type Payment =
  /** Nothing is counted: the operator has turned limits off. */
  | { readonly by: 'nothing' }
  | { readonly by: 'package'; readonly purpose: 'inspire' | 'rewrite' }
  /** The limit of a day; null is unlimited. */
  | { readonly by: 'day'; readonly limit: number | null };

/**
 * Returns what pays for a feature: Inspire uses packages, rewriting in the free tier uses granted words
 * (readings 24, 25).
 */
export async function paymentFor(
  { config, tierOf }: Pick<Deps, 'config' | 'tierOf'>,
  accountId: string,
  feature: WorkFeature,
): Promise<Payment> {
  if (!config.hasDailyLimits) return { by: 'nothing' };
  if (feature === 'inspire') return { by: 'package', purpose: 'inspire' };
  const limit = dailyLimitOf[feature][await tierOf(accountId)];
  if (feature === 'rewrite' && limit === 0) return { by: 'package', purpose: 'rewrite' };
  return { by: 'day', limit };
}

/** Returns the remaining words for a feature. */
export async function readLeft(
  deps: Pick<Deps, 'config' | 'tierOf'>,
  sql: Sql,
  {
    accountId,
    feature,
    now,
  }: { readonly accountId: string; readonly feature: WorkFeature; readonly now: Instant },
): Promise<WordsLeft> {
  const payment = await paymentFor(deps, accountId, feature);
  const unlimited = { left: null, reserved: 0, resetsAt: null };
  if (payment.by === 'nothing') return unlimited;
  if (payment.by === 'package') {
    const packages = await readPackages(sql, accountId, payment.purpose);
    const left = freeWords(packages, now);
    return { left, reserved: unusedWords(packages, now) - left, resetsAt: null };
  }
  if (payment.limit === null || feature === 'inspire') return unlimited;
  const day = shanghaiDay(now);
  const { used, held } = (await findCounters(sql, accountId, day)).get(feature) ?? { used: 0, held: 0 };
  const left = Math.max(0, payment.limit - used - held);
  return { left, reserved: held, resetsAt: startOfShanghaiDay(day + 1) };
}
