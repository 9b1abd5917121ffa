import { addBillDays, type BillDay, compareBill, spanOfBillDay } from '@inkstone/domain/orders';
import { hour, type Instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import { postFees } from './post-fees.ts';
import { resolveFromBill } from './resolve-from-bill.ts';
import * as store from './store.ts';

/** The kind of due rows that read one bill: `<channel>/<day>`. */
export const reconcileDayKind = 'reconcile-day';

/** Number of retries for an unreadable bill, and the pause between them in ms; afterwards staff decide. */
const maxTries = 12;
const pause = hour;

/**
 * Compares the bill of a day with our books, after querying and settling lines that are missing here. Idempotent: lines, fees and
 * differences are stored once. Returns the stored day.
 */
export async function reconcileDay(deps: Deps, channel: PayChannel, day: BillDay): Promise<store.BillDayRow> {
  const result = await channel
    .bill(day)
    .catch((error): BillResult => ({ kind: 'unknown', detail: String(error) }));
  if (result.kind !== 'bill' && result.kind !== 'none') return recordFailure(deps, channel, day, result);
  const lines = result.kind === 'bill' ? result.lines : [];
  const before = await compare(deps.db.sql, channel, day, lines);
  await resolveFromBill(deps, channel, before.toResolve);
  return deps.db.transact(async (tx) => {
    const { sql } = tx;
    const ranAt = deps.clock.now();
    const row = {
      channel: channel.name,
      day,
      state: 'done' as const,
      detail: '',
      lines: lines.length,
      ranAt,
    };
    const stored = await store.storeDay(sql, row);
    await postFees(deps, sql, { channel: channel.name, day, at: ranAt }, lines);
    const opened = await storeDifferences(deps, sql, { channel, day, at: ranAt }, lines, before);
    if (opened > 0)
      tx.afterCommit(() => {
        deps.metrics.money.differences.inc({ channel: channel.name }, opened);
        deps.log.error('a bill differs from our books: staff have to decide', {
          ...{ channel: channel.name, day, differences: opened },
        });
      });
    return stored;
  });
}

async function compare(sql: Sql, { name }: PayChannel, day: BillDay, lines: readonly BillLine[]) {
  const booked = await store.findBooked(sql, name, lines, { day, ...spanOfBillDay(day) });
  const found = compareBill(lines, booked);
  const numberOf = new Map([
    ...booked.map((one) => [`${one.movement} ${one.ref}`, one.outTradeNo] as const),
    ...lines.map((one) => [`${one.movement} ${one.ref}`, one.outTradeNo] as const),
  ]);
  const lineOf = new Map(lines.map((line) => [`${line.movement} ${line.ref}`, line]));
  const underWay = booked.filter(({ isUnderWay }) => isUnderWay);
  const toResolve = [...found.filter(({ kind }) => kind === 'only_theirs'), ...underWay].flatMap((one) => {
    const line = lineOf.get(`${one.movement} ${one.ref}`);
    return line ? [{ movement: one.movement, ref: one.ref, line }] : [];
  });
  return { found, toResolve, numberOf };
}

interface Run {
  readonly channel: PayChannel;
  readonly day: BillDay;
  readonly at: Instant;
}

/** Stores new differences and ends those that no longer exist. Returns the number of differences that staff must review. */
async function storeDifferences(
  deps: Deps,
  sql: Sql,
  { channel, day, at }: Run,
  lines: readonly BillLine[],
  before: Awaited<ReturnType<typeof compare>>,
): Promise<number> {
  const { name } = channel;
  // Only queried and settled lines can have changed.
  const after = before.toResolve.length > 0 ? await compare(sql, channel, day, lines) : before;
  const keyOf = (one: Pick<store.StoredDifference, 'kind' | 'movement' | 'ref'>) =>
    `${one.kind} ${one.movement} ${one.ref}`;
  const unended = await store.findUnended(sql, name, day);
  const wasOpen = new Set(unended.filter(({ state }) => state === 'open').map(keyOf));
  const isPending = new Set(unended.filter(({ state }) => state === 'pending').map(keyOf));
  const left = new Set(after.found.map(keyOf));
  let opened = 0;
  for (const found of before.found) if (!left.has(keyOf(found))) await save(found, 'healed');
  for (const found of after.found) {
    const waits = found.kind === 'only_ours' && !wasOpen.has(keyOf(found)) && !isLate(day, at);
    const isStored = await save(found, waits ? 'pending' : 'open');
    if (isStored && !waits && !wasOpen.has(keyOf(found))) opened++;
  }
  const others = unended.filter(
    (one) => one.kind === 'only_ours' && one.day !== day && !left.has(keyOf(one)),
  );
  const billed = await store.findBilled(sql, name, others);
  for (const one of unended) {
    if (left.has(keyOf(one))) continue;
    const isBilled = one.kind === 'only_ours' && billed.has(`${one.movement} ${one.ref}`);
    const isEnded = one.day === day || isBilled;
    if (isEnded) await store.endDifference(sql, one.differenceId, { state: 'healed', endedAt: at });
    else if (isPending.has(keyOf(one)) && addBillDays(one.day, 1) <= day) {
      if (await store.endDifference(sql, one.differenceId, { state: 'open', endedAt: null })) opened++;
    }
  }
  return opened;

  async function save(found: (typeof after.found)[number], state: 'healed' | 'pending' | 'open') {
    const outTradeNo = after.numberOf.get(`${found.movement} ${found.ref}`) ?? '';
    const more = { differenceId: deps.ids.next(), channel: name, day, outTradeNo, state, foundAt: at };
    return store.storeDifference(sql, store.differenceRow(found, more));
  }
}

/** Whether the next day's bill is due as well, which may contain movements around midnight. */
function isLate(day: BillDay, at: Instant): boolean {
  return at >= spanOfBillDay(addBillDays(day, 2)).from;
}

async function recordFailure(
  deps: Deps,
  { name: channel }: PayChannel,
  day: BillDay,
  result: Exclude<BillResult, { readonly kind: 'bill' | 'none' }>,
): Promise<store.BillDayRow> {
  const reason = result.kind === 'refused' ? `refused (${result.reason})` : result.kind;
  const detail = `${reason}: ${result.detail}`.slice(0, 300);
  return deps.db.transact(async (tx) => {
    const ranAt = deps.clock.now();
    const former = await store.findDay(tx.sql, channel, day);
    // A day whose bill was read keeps this state if a later run fails.
    const [state, lines] =
      former?.state === 'done' ? (['done', former.lines] as const) : (['failed', 0] as const);
    const stored = await store.storeDay(tx.sql, { channel, day, state, detail, lines, ranAt });
    if (stored.tries < maxTries)
      await scheduleDue(tx.sql, {
        kind: reconcileDayKind,
        ref: `${channel}/${day}`,
        at: later(ranAt, pause),
      });
    tx.afterCommit(() => {
      deps.metrics.money.unreadBills.inc({ channel });
      deps.log.error('a bill could not be read', { channel, day, why: detail, tries: stored.tries });
    });
    return stored;
  });
}
