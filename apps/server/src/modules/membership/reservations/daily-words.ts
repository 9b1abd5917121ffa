import { lowestTierFor, type MeteredFeature } from '@inkstone/domain/membership';
import { type Instant, instant, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { limitRefusal } from '../usage/limit-refusal.ts';
import { addDebit, changeHeldWords, lockCounter } from '../usage/store.ts';
import type { Work } from './store.ts';

/**
 * Reserves words of the daily limit and returns their number: all requested, or with `shorten` at most the
 * remaining ones. Throws `daily_limit_reached`.
 */
export async function holdDailyWords(
  sql: Sql,
  { accountId, feature }: { readonly accountId: string; readonly feature: MeteredFeature },
  requested: {
    readonly words: number;
    readonly shorten: boolean;
    readonly limit: number;
    readonly now: Instant;
  },
): Promise<number> {
  const day = shanghaiDay(requested.now);
  const counter = { accountId, feature, day };
  const { used, held } = await lockCounter(sql, counter);
  const left = Math.max(0, requested.limit - used - held);
  const words = requested.shorten ? Math.min(requested.words, left) : requested.words;
  if (words > left || words === 0)
    throw limitRefusal({
      ...{ limit: requested.limit, left, needed: requested.words, resetsAt: startOfShanghaiDay(day + 1) },
      liftedBy: lowestTierFor(feature, used + held + requested.words),
    });
  await changeHeldWords(sql, counter, words);
  return words;
}

/** Ends a reservation of the daily limit, and counts the words used on the day of the reservation. */
export async function countWork(
  sql: Sql,
  work: Work,
  { used, entryId }: { readonly used: number; readonly entryId: string },
): Promise<void> {
  if (work.day === null) return;
  const counter = { accountId: work.accountId, feature: work.feature, day: work.day };
  await lockCounter(sql, counter);
  if (work.paidBy === 'limit') await changeHeldWords(sql, counter, -work.reserved);
  const documentId = work.documentId ?? '';
  await addDebit(sql, counter, {
    entryId,
    at: instant(work.reservedAt),
    documentId,
    words: used,
    sentences: 0,
  });
}
