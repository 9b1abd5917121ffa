import { addBillDays, billDayOf, nextBillReading } from '@inkstone/domain/orders';
import { day as dayLength, instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue, scheduleFirst } from '../../../platform/due/index.ts';
import { type StoreName, type StoreVerifier, storeNames } from '../../../ports/store-verifier.ts';
import { type PurchaseQueryOutcome, queryPurchase } from '../query-purchase.ts';
import { recordVoid } from '../record-snapshot.ts';
import { findPurchasesToQuery } from '../store.ts';
import { beginSweep, changeSweep, findLastDone, findRunning, findSweep, type Sweep } from './store.ts';

/** The kind of the single due row that starts the daily checks of all stores. */
export const sweepKind = 'store-sweep';
const pageKind = 'store-sweep-page';
const ref = 'all';

/** Maximum number of purchases that are queried in one minute, sequentially. */
export const sweepPage = 100;
/** Maximum number of consecutive requests without a response; then the page ends and is continued later. */
const maxUnanswered = 3;
/** Maximum number of attempts at a page without any response; then the check has failed. */
const maxAttempts = 6;
/** Maximum age of words to query, and of returned payments to list, in ms. */
const returnsKept = 30 * dayLength;

/** Starts a check of each store that can be queried, at 10:30 in Asia/Shanghai. */
const beginHandler: DueHandler = {
  kind: sweepKind,
  run: async (deps) => {
    const now = deps.clock.now();
    for (const store of storeNames) if (deps.stores[store]?.query) await startSweep(deps, store);
    await deps.db.transact(({ sql }) => scheduleDue(sql, { kind: sweepKind, ref, at: nextBillReading(now) }));
  },
};

/** Starts a check of a store now, unless one is running. */
export async function startSweep({ db, clock }: Pick<Deps, 'db' | 'clock'>, store: StoreName): Promise<void> {
  const startedAt = clock.now();
  const day = billDayOf(startedAt);
  await db.transact(async ({ sql }) => {
    const running = await findRunning(sql, store);
    if (!running) {
      const counts = { asked: 0, healed: 0, failed: 0, detail: '', position: '', tries: 0 };
      await beginSweep(sql, { store, day, state: 'running', ...counts, startedAt, endedAt: null });
    }
    const due = { kind: pageKind, ref: `${store}/${running?.day ?? day}`, at: startedAt };
    await scheduleFirst(sql, due);
  });
}

const pageHandler: DueHandler = {
  kind: pageKind,
  run: async (deps, which) => {
    const [name, day = ''] = which.split('/');
    const store = storeNames.find((one) => one === name);
    const verifier = store ? deps.stores[store] : null;
    const sweep = store ? await findSweep(deps.db.sql, { store, day }) : null;
    if (!verifier?.query || sweep?.state !== 'running') return;
    const next = await runPage(deps, verifier, sweep);
    await deps.db.transact(async ({ sql }) => {
      await changeSweep(sql, next);
      if (next.state !== 'running') return;
      const delay = next.tries === 0 ? minute : minute * 10 * next.tries;
      await scheduleDue(sql, { kind: pageKind, ref: which, at: later(deps.clock.now(), delay) });
    });
    if (next.state === 'failed') {
      deps.metrics.money.storeAlarms.inc({ store: next.store, kind: 'sweep' });
      const { store: of, asked, healed, failed, detail } = next;
      deps.log.error('the check of a store failed', { store: of, day, asked, healed, failed, detail });
    }
  },
};

export const sweepDueHandlers: readonly DueHandler[] = [beginHandler, pageHandler];

/** Queries one page of purchases. Returns the check as it is to be stored. */
async function runPage(deps: Deps, verifier: StoreVerifier, sweep: Sweep): Promise<Sweep> {
  const since = deps.clock.now() - returnsKept;
  const { store, position } = sweep;
  const rows = await findPurchasesToQuery(deps.db.sql, { store, position, since, limit: sweepPage });
  let next = { ...sweep };
  let silences = 0;
  for (const row of rows) {
    const outcome = await queryPurchase(deps, verifier, row);
    next = { ...next, ...countOf(next, outcome) };
    silences = outcome.kind === 'failed' ? silences + 1 : 0;
    if (silences === maxUnanswered) return rescheduleOrFail(deps, next, sweep);
    if (outcome.kind !== 'failed') next.tries = 0;
    next.position = row.subscriptionId;
  }
  if (rows.length === sweepPage) return next;
  return finish(deps, verifier, next);
}

function countOf(
  sweep: Sweep,
  outcome: PurchaseQueryOutcome,
): Pick<Sweep, 'asked' | 'healed' | 'failed' | 'detail'> {
  const { asked, healed, failed } = sweep;
  return {
    asked: asked + 1,
    healed: healed + (outcome.kind === 'healed' ? 1 : 0),
    failed: failed + (outcome.kind === 'failed' ? 1 : 0),
    detail: outcome.kind === 'failed' ? outcome.detail.slice(0, 300) : sweep.detail,
  };
}

/**
 * Schedules the page again from its beginning after the store did not respond; after the last attempt the check has failed.
 */
function rescheduleOrFail({ clock }: Deps, next: Sweep, before: Sweep): Sweep {
  const tries = before.tries + 1;
  if (tries >= maxAttempts) return { ...next, tries, state: 'failed', endedAt: clock.now() };
  return { ...before, tries, detail: next.detail };
}

/** Reads the returned payments, where the store lists them, and ends the check. */
async function finish(deps: Deps, verifier: StoreVerifier, sweep: Sweep): Promise<Sweep> {
  const ended = { ...sweep, endedAt: deps.clock.now() };
  const listed = await applyVoided(deps, verifier, sweep);
  if (listed.kind === 'failed')
    return { ...ended, state: 'failed', failed: sweep.failed + 1, detail: listed.detail.slice(0, 300) };
  const healed = sweep.healed + listed.healed;
  return { ...ended, healed, state: sweep.failed > 0 ? 'failed' : 'done' };
}

async function applyVoided(deps: Deps, { listVoided, name }: StoreVerifier, { startedAt }: Sweep) {
  let healed = 0;
  if (!listVoided) return { kind: 'listed', healed } as const;
  const last = await findLastDone(deps.db.sql, name);
  const oldest = startedAt - returnsKept;
  const since = instant(Math.max(oldest, (last?.startedAt ?? oldest) - 3 * dayLength));
  for (let cursor: string | null = null; ; ) {
    const page = await listVoided(since, cursor);
    if (page.kind === 'unknown') return { kind: 'failed', detail: page.detail } as const;
    for (const voided of page.voided)
      if (await deps.db.transact(({ sql }) => recordVoid(deps, sql, name, voided))) healed++;
    if (page.next === null) return { kind: 'listed', healed } as const;
    cursor = page.next;
  }
}

/** Schedules the first daily check, unless it is scheduled already. */
export async function startSweeps({ db, clock, stores }: Deps): Promise<void> {
  if (storeNames.every((name) => !stores[name]?.query)) return;
  const due = { kind: sweepKind, ref, at: nextBillReading(clock.now()) };
  await db.transact(({ sql }) => scheduleFirst(sql, due));
}

/** Returns the first day of the checks that staff see. */
export function firstShownDay(now: number): string {
  return addBillDays(billDayOf(instant(now)), -29);
}
