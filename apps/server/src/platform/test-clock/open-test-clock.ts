import { type Clock, type Instant, later, second } from '@inkstone/kernel';
import type { Database } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import { raiseAhead, readAhead } from './store.ts';

/** Interval at which a process reads the offset set by other processes, in ms. */
const readAgainAfter = second;

/**
 * The clock of an installation with SIMULATOR=on: real time plus an offset that is stored in the database and
 * never decreases. All processes follow it within a second.
 */
export interface TestClock extends Clock {
  /** Offset from real time, in ms. */
  ahead(): number;
  /** Moves it forward to a time; an earlier time has no effect. */
  moveTo(at: Instant): Promise<void>;
  close(): void;
}

/** Opens the test clock over `real`. */
export async function openTestClock(deps: {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly real: Clock;
}): Promise<TestClock> {
  const { db, log, real } = deps;
  let ahead = await readAhead(db.sql);
  const follow = (found: number) => {
    ahead = Math.max(ahead, found);
  };
  const timer = setInterval(() => {
    readAhead(db.sql).then(follow, (error) => log.warn('the test clock could not be read', { error }));
  }, readAgainAfter);
  timer.unref();
  return {
    now: () => later(real.now(), ahead),
    ahead: () => ahead,
    moveTo: async (at) => {
      const offset = at - real.now();
      if (offset > ahead) follow(await db.transact(({ sql }) => raiseAhead(sql, offset)));
    },
    close: () => clearInterval(timer),
  };
}
