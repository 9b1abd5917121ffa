import type { Clock } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { AnyJob, Jobs } from './jobs.ts';
import { runJob } from './run-job.ts';

interface JobsOptions {
  readonly config: Pick<Config, 'roles'>;
  readonly db: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** Every job there is. */
  readonly table: readonly AnyJob[];
}

/** How often the queues are looked at, in seconds. What this process sends is worked at once regardless. */
const pollEvery = { embedded: 30, postgres: 5 };
const patience = 8_000;
/** The id of no job. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Jobs in the database itself, by pg-boss: they commit, wait and survive with everything else. */
export function createJobs({ config, db, log, metrics, clock, table }: JobsOptions): Jobs {
  const boss = createBoss(db, log);
  const workers = new Map<string, string>();

  const work = async (deps: Deps) => {
    for (const job of table) {
      const worker = await boss.work(
        job.name,
        { pollingIntervalSeconds: pollEvery[db.engine] },
        async ([next]) => {
          if (next) await runJob(job, next.data, deps, { log, metrics, clock });
        },
      );
      workers.set(job.name, worker);
    }
    await setSchedules(boss, table);
  };
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  return {
    start: async (deps) => {
      await boss.start();
      for (const job of table) await prepareQueue(boss, job);
      if (config.roles.includes('worker')) await work(deps);
    },
    stop: () => boss.stop({ graceful: true, timeout: patience }),
    send: async (job, payload, { tx, startAt } = {}) => {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        ...(tx && { db: fromDrizzle(tx.sql, sql) }),
        ...(startAt !== undefined && { startAfter: new Date(startAt) }),
      });
      if (tx) tx.afterCommit(() => wake(job.name));
      else wake(job.name);
    },
  };
}

function createBoss(db: Database, log: Log): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await db.run(text, values) }) },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // The dependencies between jobs that these two serve are not used here.
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 30,
    reindex: db.engine === 'postgres',
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn('jobs: the database failed', { error }));
  boss.on('warning', (warning) => log.warn('jobs: a warning', { warning }));
  return boss;
}

async function prepareQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  const { limit, delay } = job.retry ?? { limit: 2, delay: 30 };
  const options = { retryLimit: limit, retryDelay: delay, retryBackoff: true };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
  // What the clock starts need not pile up behind a run that takes long.
  else await boss.createQueue(job.name, { ...options, policy: job.schedule ? 'exclusive' : 'standard' });
  // pg-boss looks a queue up at its first use and forgets it when its options change. The first use must
  // not be a send within a transaction, which could not look anything up.
  await boss.findJobs(job.name, { id: nobody });
}

async function setSchedules(boss: PgBoss, table: readonly AnyJob[]): Promise<void> {
  const planned = new Set(table.filter((job) => job.schedule).map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!planned.has(name)) await boss.unschedule(name);
  }
  for (const { name, schedule } of table) {
    if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.timeZone });
  }
}
