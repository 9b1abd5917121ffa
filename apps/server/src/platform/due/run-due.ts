import { hour, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { claimDue, type DueRow, finishDue, postponeDue } from './store.ts';

/** Does what is due. May run twice for one row, so it must be idempotent. May schedule its own row anew. */
export interface DueHandler {
  readonly kind: string;
  run(deps: Deps, ref: string): Promise<void>;
}

/** How long a row stays with the process that took it. Handlers finish within this time. */
const claimLength = 5 * minute;
const longestDelay = 6 * hour;
/** How many rows are taken, and done, at once: most of their time is waiting for the database or a provider. */
const lanes = 8;

/**
 * Does everything that is due by the clock, begun in the order of time, and returns how much that was. What fails is tried
 * again later: after a minute, then two, at most six hours.
 */
export async function runDue(deps: Deps, handlers: readonly DueHandler[]): Promise<number> {
  const { db, clock } = deps;
  const kinds = handlers.map(({ kind }) => kind);
  for (let done = 0; ; ) {
    const now = clock.now();
    const claim = { kinds, now, until: later(now, claimLength), most: lanes };
    const rows = await claimDue(db.sql, claim);
    if (rows.length === 0) return done;
    const results = await Promise.all(rows.map((row) => runRow(deps, handlers, row)));
    await finishDue(
      db.sql,
      rows.filter((_, place) => results[place]),
    );
    done += rows.length;
  }
}

/** Returns whether the row is done. */
async function runRow(deps: Deps, handlers: readonly DueHandler[], row: DueRow): Promise<boolean> {
  const { db, clock, log } = deps;
  try {
    await handlers.find(({ kind }) => kind === row.kind)?.run(deps, row.ref);
    return true;
  } catch (error) {
    log.error('a due task failed and is tried again', {
      kind: row.kind,
      ref: row.ref,
      tries: row.tries,
      error,
    });
    const delay = Math.min(longestDelay, minute * 2 ** Math.min(row.tries - 1, 10));
    await postponeDue(db.sql, row, later(clock.now(), delay));
    return false;
  }
}
