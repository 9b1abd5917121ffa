import type { Clock } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Deps } from '../../deps.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/sql-errors.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { PlatformConfig } from '../settings/config.ts';
import type { AnyJob, Jobs } from './jobs.ts';
import { countJobs, readJobs } from './read-jobs.ts';
import { runJob } from './run-job.ts';

interface JobsOptions {
  readonly config: Pick<PlatformConfig, 'roles'>;
  readonly db: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** All jobs. */
  readonly table: readonly AnyJob[];
}

/** Polling interval of the queues, in seconds. Jobs sent by this process start without polling. */
const pollEvery = { embedded: 30, postgres: 5 };
const timeout = 8_000;
/** A placeholder id that no job has. */
const nonexistentJobId = '00000000-0000-0000-0000-000000000000';

/**
 * Jobs stored in the database by pg-boss, so that they commit and roll back with their transaction and
 * survive restarts.
 */
export function createJobs({ config, db, log, metrics, clock, table }: JobsOptions): Jobs {
  const boss = createBoss(db, log);
  const workers = new Map<string, string>();
  const names = table.map(({ name }) => name);

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
    stop: () => boss.stop({ graceful: true, timeout }),
    list: (request) => readJobs(db, names, request),
    count: () => countJobs(db, names),
    retry: async (name, id) => {
      if (!names.includes(name)) return false;
      const isWaiting = await retryJob(boss, name, id);
      if (isWaiting) wake(name);
      return isWaiting;
    },
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
    // These options serve dependencies between jobs, which are not used here.
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
  // Scheduled runs must not queue up behind one that takes long.
  else await boss.createQueue(job.name, { ...options, policy: job.schedule ? 'exclusive' : 'standard' });
  // pg-boss looks up a queue at its first use and forgets it when its options change. The lookup is impossible within a
  // transaction, so the first use must not be a send within one.
  await boss.findJobs(job.name, { id: nonexistentJobId });
}

/**
 * Returns false if no such job has failed. A scheduled job that is already waiting again counts as retried.
 */
async function retryJob(boss: PgBoss, name: string, id: string): Promise<boolean> {
  const [job] = await boss.findJobs(name, { id });
  if (job?.state !== 'failed') return false;
  try {
    await boss.retry(name, id);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return true;
    throw error;
  }
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
