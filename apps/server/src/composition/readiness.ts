import { minute } from '@inkstone/kernel';
import type { Deps } from '../deps.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import type { HealthChecks } from '../platform/http/health.ts';

/** A job overdue by this time, in ms, means that no worker processes the queue. */
const longWait = 15 * minute;

/** Readiness checks of a process. Each rejects with the reason. */
export function readinessChecks({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): HealthChecks {
  return {
    db: () => db.ping(),
    migrations: async () => {
      const ours = (await readMigrations()).at(-1)?.name;
      const [newest] = await db.run('select name from schema_migrations order by name desc limit 1');
      if (newest?.name !== ours)
        throw new Error(`The database has ${newest?.name}, this program wants ${ours}`);
    },
    files: () => files.get('readiness/nothing'),
    jobs: async () => {
      const since = new Date(clock.now() - longWait).toISOString();
      const [late] = await db.run(
        `select name from jobs.job where state = 'created' and start_after < $1 limit 1`,
        [since],
      );
      if (late) throw new Error(`The job ${late.name} has waited for ${longWait / minute} minutes`);
    },
  };
}
