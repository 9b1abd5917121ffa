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

/**
 * Does everything that is due by the clock, in the order of time, and returns how much that was. What fails is tried
 * again later: after a minute, then two, at most six hours.
 */
export async function runDue(deps: Deps, handlers: readonly DueHandler[]): Promise<number> {
  const { db, clock } = deps;
  const kinds = handlers.map(({ kind }) => kind);
  for (let done = 0; ; done++) {
    const now = clock.now();
    const until = later(now, claimLength);
    const row = await db.transact(({ sql }) => claimDue(sql, { kinds, now, until }));
    if (!row) return done;
    await runRow(deps, handlers, row);
  }
}

async function runRow(deps: Deps, handlers: readonly DueHandler[], row: DueRow): Promise<void> {
  const { db, clock, log } = deps;
  try {
    await handlers.find(({ kind }) => kind === row.kind)?.run(deps, row.ref);
    await db.transact(({ sql }) => finishDue(sql, row));
  } catch (error) {
    log.error('a due task failed and is tried again', {
      kind: row.kind,
      ref: row.ref,
      tries: row.tries,
      error,
    });
    const delay = Math.min(longestDelay, minute * 2 ** Math.min(row.tries - 1, 10));
    await db.transact(({ sql }) => postponeDue(sql, row, later(clock.now(), delay)));
  }
}
