import { manualClock } from '@inkstone/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createJobs } from './create-jobs.ts';
import { type AnyJob, defineJob, type JobHandler, type Jobs } from './jobs.ts';
import { maintainDatabase } from './maintain-database.ts';

type Greeting = { readonly words: string };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.run('create table notes (id integer primary key)');
});
afterAll(() => db.close());

const metrics = createMetrics({ ofProcess: false });
let running: Jobs[] = [];
afterEach(async () => {
  for (const jobs of running) await jobs.stop();
  running = [];
});

async function startJobs(
  table: readonly AnyJob[],
  roles: readonly ('web' | 'worker')[] = ['worker'],
): Promise<Jobs> {
  const jobs = createJobs({
    config: { roles },
    db,
    log: createLog('silent'),
    metrics,
    clock: manualClock(0),
    table,
  });
  running.push(jobs);
  await jobs.start({ db } as unknown as Deps);
  return jobs;
}

/** A job that reports each payload it is run with. */
function greeting(name: string, handler: JobHandler<Greeting> = async () => {}) {
  const seen: string[] = [];
  const first = Promise.withResolvers<string>();
  const job = defineJob({
    name,
    payload: z.object({ words: z.string() }),
    retry: { limit: 1, delay: 0 },
    load: async () => async (deps, payload) => {
      seen.push(payload.words);
      await handler(deps, payload);
      first.resolve(payload.words);
    },
  });
  return { job, seen, done: first.promise };
}

describe('jobs', () => {
  it('run soon after they were sent, with their payload', async () => {
    const { job, done } = greeting('greet');
    const jobs = await startJobs([job]);
    await jobs.send(job, { words: '你好' });
    expect(await done).toBe('你好');
  });

  it('are sent exactly when the transaction commits', async () => {
    const { job, seen, done } = greeting('greet-after-commit');
    const jobs = await startJobs([job]);
    const failing = db.transact(async (tx) => {
      await jobs.send(job, { words: 'rolled back' }, { tx });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transact((tx) => jobs.send(job, { words: 'committed' }, { tx }));
    expect(await done).toBe('committed');
    expect(seen).toEqual(['committed']);
  });

  it('are retried after a failure', async () => {
    let attempts = 0;
    const { job, seen, done } = greeting('greet-twice', async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    const jobs = await startJobs([job]);
    await jobs.send(job, { words: 'again' });
    // The queue is polled again when a job is sent to it.
    await expect
      .poll(
        async () => {
          await jobs.send(job, { words: 'nudge' });
          return seen.filter((words) => words === 'again').length;
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(2);
    await done;
  });

  it('are refused with a payload of another shape', async () => {
    const { job } = greeting('greet-strictly');
    const jobs = await startJobs([job]);
    await expect(jobs.send(job, { words: 1 } as never)).rejects.toThrow();
  });

  it('are sent within a transaction by a process that has never sent or worked one', async () => {
    const { job, done } = greeting('greet-at-first');
    const web = await startJobs([job], ['web']);
    await db.transact((tx) => web.send(job, { words: 'first' }, { tx }));
    await startJobs([job]);
    expect(await done).toBe('first');
  });

  it('wait for a worker in a process without one', async () => {
    const { job, seen, done } = greeting('greet-elsewhere');
    const web = await startJobs([job], ['web']);
    await web.send(job, { words: 'later' });
    expect(seen).toEqual([]);
    await startJobs([job]);
    expect(await done).toBe('later');
  });

  it('have exactly the schedules of the table', async () => {
    const scheduled = (name: string): AnyJob => ({
      ...greeting(name).job,
      schedule: { cron: '0 3 * * *', timeZone: 'Asia/Shanghai' },
    });
    await startJobs([scheduled('old'), scheduled('kept')]);
    await startJobs([scheduled('kept')]);
    const rows = await db.run('select name, cron, timezone from jobs.schedule');
    expect(rows).toEqual([{ name: 'kept', cron: '0 3 * * *', timezone: 'Asia/Shanghai' }]);
  });
});

describe('maintain-database', () => {
  it.skipIf(process.env.TEST_DATABASE_URL)('vacuums tables with many dead rows', async () => {
    await db.run('insert into notes select generate_series(1, 5000)');
    await db.run('delete from notes');
    await db.run('select pg_stat_force_next_flush()');
    const dead = async () => {
      const [row] = await db.run(
        `select n_dead_tup::int as n from pg_stat_user_tables where relname = 'notes'`,
      );
      return row?.n;
    };
    expect(await dead()).toBe(5000);
    await maintainDatabase({ db });
    expect(await dead()).toBe(0);
  });
});
