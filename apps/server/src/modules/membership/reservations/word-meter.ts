import { type Instant, instant, later, minute, shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { Reservation, WordMeter, WorkOrder, WorkReceipt } from '../../../ports/word-meter.ts';
import { countWork, holdDailyWords, requireDailyWords } from './daily-words.ts';
import {
  extendPackageWords,
  holdPackageWords,
  requirePackageWords,
  takePackageWords,
} from './package-words.ts';
import { type Payment, paymentFor, readLeft } from './payment.ts';
import { findHeldWork, findWork, insertWork, lockWork, updateWork, type Work } from './store.ts';

type MeterDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'tierOf'>;

/** Lifetime of a reservation without `extend`, in ms. */
const holdTime = 15 * minute;
const releaseKind = 'release-work';

/** Creates the word meter, which reserves words for the writing tools. */
export function createWordMeter(deps: MeterDeps): WordMeter {
  const { db, clock } = deps;
  const release = (workId: string) =>
    db.transact(async ({ sql }) => {
      const work = await lockWork(sql, workId);
      if (work?.state === 'held') await endWork(deps, sql, work, 0, 'released');
    });
  return {
    reserve: (accountId, order, beyond) => reserveWords(deps, accountId, order, beyond === 'shorten'),
    extend: (workId) =>
      db.transact(async ({ sql }) => {
        const work = await lockWork(sql, workId);
        if (work?.state === 'held') await extendWork(sql, work, later(clock.now(), holdTime));
      }),
    settle: (workId, words) => settleWords(deps, workId, words),
    release,
    releaseJobs: async (accountId, prefix) => {
      for (const workId of await findHeldWork(db.sql, accountId, prefix)) await release(workId);
    },
    receiptOf: async (accountId, jobId) => {
      const work = await findWork(db.sql, accountId, jobId);
      return work && work.state !== 'held' ? viewReceipt(deps, work) : null;
    },
    requireLeft: (accountId, work) => requireWords(deps, accountId, work),
    left: (accountId, feature) => readLeft(deps, db.sql, { accountId, feature, now: clock.now() }),
  };
}

/** Releases abandoned reservations, for example after a crash. */
export const releaseWorkHandler: DueHandler = {
  kind: releaseKind,
  run: (deps, workId) =>
    deps.db.transact(async ({ sql }) => {
      const work = await lockWork(sql, workId);
      if (work?.state !== 'held') return;
      if (work.expiresAt > deps.clock.now())
        await scheduleDue(sql, { kind: releaseKind, ref: workId, at: instant(work.expiresAt) });
      else await endWork(deps, sql, work, 0, 'released');
    }),
};

async function reserveWords(
  deps: MeterDeps,
  accountId: string,
  order: WorkOrder,
  shorten: boolean,
): Promise<Reservation> {
  const { words, feature, jobId } = order;
  if (!Number.isSafeInteger(words) || words < 1) throw new RangeError(`${words} words cannot be reserved`);
  const payment = await paymentFor(deps, accountId, feature);
  const now = deps.clock.now();
  const workId = deps.ids.next();
  const expiresAt = later(now, holdTime);
  return deps.db.transact(async ({ sql }) => {
    const isNew = await insertWork(sql, {
      ...{ workId, accountId, jobId, feature, documentId: order.documentId ?? '' },
      ...{ day: payment.by === 'nothing' ? null : shanghaiDay(now), paidBy: paidByOf(payment) },
      ...{ reserved: words, state: 'held', reservedAt: now, expiresAt },
    });
    if (!isNew) return firstReservation(sql, accountId, jobId);
    const requested = { words, shorten, now, expiresAt };
    const reserved = await holdWords(sql, { workId, accountId, feature }, payment, requested);
    if (reserved !== words) await updateWork(sql, workId, { reserved });
    await scheduleDue(sql, { kind: releaseKind, ref: workId, at: expiresAt });
    return { id: workId, words: reserved };
  });
}

async function firstReservation(sql: Sql, accountId: string, jobId: string): Promise<Reservation> {
  const work = await findWork(sql, accountId, jobId);
  if (!work) throw new Error('The work that was just found is missing');
  return { id: work.workId, words: work.reserved };
}

function paidByOf(payment: Payment): Work['paidBy'] {
  if (payment.by === 'package') return 'package';
  return payment.by === 'nothing' || payment.limit === null ? 'unlimited' : 'limit';
}

/** Reserves words and returns their number. */
async function holdWords(
  sql: Sql,
  work: Pick<Work, 'workId' | 'accountId' | 'feature'>,
  payment: Payment,
  requested: {
    readonly words: number;
    readonly shorten: boolean;
    readonly now: Instant;
    readonly expiresAt: Instant;
  },
): Promise<number> {
  const { accountId, feature } = work;
  if (payment.by === 'package')
    return holdPackageWords(sql, { ...work, purpose: payment.purpose }, requested);
  if (payment.by === 'nothing' || payment.limit === null || feature === 'inspire') return requested.words;
  return holdDailyWords(sql, { accountId, feature }, { ...requested, limit: payment.limit });
}

async function requireWords(
  deps: MeterDeps,
  accountId: string,
  { feature, words }: Pick<WorkOrder, 'feature' | 'words'>,
): Promise<void> {
  const payment = await paymentFor(deps, accountId, feature);
  const [{ sql }, now] = [deps.db, deps.clock.now()];
  if (payment.by === 'package') return requirePackageWords(sql, { accountId, purpose: payment.purpose }, now);
  if (payment.by === 'nothing' || payment.limit === null || feature === 'inspire') return;
  await requireDailyWords(sql, { accountId, feature }, { words, now, limit: payment.limit });
}

async function extendWork(sql: Sql, work: Work, expiresAt: Instant): Promise<void> {
  await updateWork(sql, work.workId, { expiresAt });
  await scheduleDue(sql, { kind: releaseKind, ref: work.workId, at: expiresAt });
  if (work.paidBy === 'package') await extendPackageWords(sql, work.workId, expiresAt);
}

async function settleWords(deps: MeterDeps, workId: string, words: number): Promise<WorkReceipt> {
  if (!Number.isSafeInteger(words) || words < 0) throw new RangeError(`${words} words cannot be charged`);
  const work = await deps.db.transact(async ({ sql }) => {
    const found = await lockWork(sql, workId);
    if (!found) throw new Error('There is no such reservation');
    if (found.state !== 'held') return found;
    return endWork(deps, sql, found, Math.min(words, found.reserved), 'settled');
  });
  return viewReceipt(deps, work);
}

async function viewReceipt(deps: MeterDeps, work: Work): Promise<WorkReceipt> {
  const { accountId, feature, used, paidBy, endedAt } = work;
  const now = deps.clock.now();
  const { left } = await readLeft(deps, deps.db.sql, { accountId, feature, now });
  return { words: used, left, paidBy, at: instant(endedAt ?? now) };
}

/** Charges the requested words of locked work and returns the rest. A hold released by the ledger is not charged. */
async function endWork(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  sql: Sql,
  work: Work,
  requestedWords: number,
  wantedState: 'settled' | 'released',
): Promise<Work> {
  const now = clock.now();
  const purpose = work.feature === 'rewrite' ? 'rewrite' : 'inspire';
  const isHeld =
    work.paidBy !== 'package' ||
    (await takePackageWords(sql, { ...work, purpose }, { used: requestedWords, now, txnId: ids.next() }));
  const used = isHeld ? requestedWords : 0;
  await countWork(sql, work, { used, entryId: ids.next() });
  const change = { used, state: isHeld ? wantedState : ('released' as const), endedAt: now };
  await updateWork(sql, work.workId, change);
  return { ...work, ...change };
}
