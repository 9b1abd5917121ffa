import { AppError } from '@inkstone/contracts';
import { lowestTierFor, type MeteredFeature } from '@inkstone/domain/membership';
import { type Instant, instant, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { limitRefusal } from '../usage/limit-refusal.ts';
import { addDebit, changeHeldWords, findCounters, lockCounter } from '../usage/store.ts';
import type { Work } from './store.ts';

/**
 * Reserves words of the daily limit and returns their number: all requested, or with `shorten` at most the
 * remaining ones. Throws `daily_limit_reached`, or `words_reserved` if they suffice as soon as running work returns what it
 * reserved.
 */
export async function holdDailyWords(
  sql: Sql,
  { accountId, feature }: { readonly accountId: string; readonly feature: MeteredFeature },
  requested: Requested,
): Promise<number> {
  const day = shanghaiDay(requested.now);
  const counter = { accountId, feature, day };
  const { used, held } = await lockCounter(sql, counter);
  const left = Math.max(0, requested.limit - used - held);
  const words = requested.shorten ? Math.min(requested.words, left) : requested.words;
  if (words > left || words === 0) throw refusalOf(feature, requested, { used, held });
  await changeHeldWords(sql, counter, words);
  return words;
}

interface Requested {
  readonly words: number;
  /** Whether one word suffices. */
  readonly shorten: boolean;
  readonly limit: number;
  readonly now: Instant;
}

/** The error of work that needs more words than are left of the daily limit. */
function refusalOf(
  feature: MeteredFeature,
  { words, shorten, limit, now }: Requested,
  { used, held }: { readonly used: number; readonly held: number },
): AppError {
  const taken = used + held;
  const [left, needed] = [Math.max(0, limit - taken), shorten ? 1 : words];
  if (used + needed <= limit) return new AppError('words_reserved', { left, needed });
  return limitRefusal({
    ...{ limit, left, needed },
    resetsAt: startOfShanghaiDay(shanghaiDay(now) + 1),
    liftedBy: lowestTierFor(feature, taken + words),
  });
}

/** Throws `daily_limit_reached` or `words_reserved` if no word of the daily limit is left for work of some words. Reserves nothing. */
export async function requireDailyWords(
  sql: Sql,
  { accountId, feature }: { readonly accountId: string; readonly feature: MeteredFeature },
  requested: Omit<Requested, 'shorten'>,
): Promise<void> {
  const counters = await findCounters(sql, accountId, shanghaiDay(requested.now));
  const { used, held } = counters.get(feature) ?? { used: 0, held: 0 };
  if (used + held >= requested.limit)
    throw refusalOf(feature, { ...requested, shorten: true }, { used, held });
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
