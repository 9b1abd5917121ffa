import { hour, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { together } from '../db/statements.ts';
import { claimDue, type DueRow, finishDue, postponeDue } from './store.ts';

/** Handles a due row. It may run twice for one row, so it must be idempotent. It may reschedule its own row. */
export interface DueHandler {
  readonly kind: string;
  run(deps: Deps, ref: string): Promise<void>;
}

/** How long a claimed row belongs to the process that claimed it, in ms. Handlers must finish within this time. */
const claimLength = 5 * minute;
const maxDelay = 6 * hour;
/** Number of rows processed concurrently; handlers mostly wait for the database or a provider. */
const usualLanes = 8;

/**
 * Runs all rows that are due by the clock, started in chronological order, and returns their number. Failed
 * rows are retried after a minute, then two, at most six hours. A slow row occupies one lane; the others
 * continue.
 */
export async function runDue(
  deps: Deps,
  handlers: readonly DueHandler[],
  lanes = usualLanes,
): Promise<number> {
  const { db, clock } = deps;
  const kinds = handlers.map(({ kind }) => kind);
  const running = new Set<Promise<void>>();
  const done: DueRow[] = [];
  const faults: unknown[] = [];
  for (let begun = 0; ; ) {
    if (faults.length > 0) {
      await Promise.all(running);
      throw faults[0];
    }
    const now = clock.now();
    const claim = { kinds, now, until: later(now, claimLength), limit: lanes - running.size };
    // Finished rows are not due, so the claim need not wait for their removal.
    const [rows] = await together([claimDue(db.sql, claim), finishDue(db.sql, done.splice(0))]);
    if (rows.length === 0 && running.size === 0 && done.length === 0) return begun;
    for (const row of rows) {
      const work = runRow(deps, handlers, row)
        .then((isDone) => void (isDone && done.push(row)))
        .catch((error) => void faults.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    }
    begun += rows.length;
    // If fewer rows than requested were claimed, nothing else is due until these are done. Otherwise half of
    // the lanes must become free first, so that one statement claims several rows.
    const maxRunning = rows.length < claim.limit ? 0 : Math.floor(lanes / 2);
    while (running.size > maxRunning) await Promise.race(running);
  }
}

/** Returns whether the row is done. */
async function runRow(deps: Deps, handlers: readonly DueHandler[], row: DueRow): Promise<boolean> {
  const { db, clock, log } = deps;
  try {
    await handlers.find(({ kind }) => kind === row.kind)?.run(deps, row.ref);
    return true;
  } catch (error) {
    log.error('a due task failed and will be retried', {
      kind: row.kind,
      ref: row.ref,
      tries: row.tries,
      error,
    });
    const delay = Math.min(maxDelay, minute * 2 ** Math.min(row.tries - 1, 10));
    await postponeDue(db.sql, row, later(clock.now(), delay));
    return false;
  }
}
