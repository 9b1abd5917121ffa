import { minute } from '@inkstone/kernel';
import type { Deps } from '../deps.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import type { HealthChecks } from '../platform/http/health.ts';
import type { ModuleManifest } from '../ports/module-manifest.ts';

/** If a job is overdue by this time, in ms, no worker is processing the queue. */
const longWait = 15 * minute;

/** The readiness checks of the platform and of modules. Each rejects with the reason. */
export function readinessChecks(deps: Deps, modules: readonly ModuleManifest[]): HealthChecks {
  const own = modules.flatMap(({ readiness }) => Object.entries(readiness?.checks ?? {}));
  const bound = own.map(([name, check]) => [name, () => check(deps)] as const);
  return { ...platformChecks(deps), ...Object.fromEntries(bound) };
}

/** The degraded features of the platform and of modules. */
export async function readinessRemarks(
  deps: Deps,
  modules: readonly ModuleManifest[],
): Promise<Readonly<Record<string, string>>> {
  const remarks = modules.flatMap(({ readiness }) => Object.entries(readiness?.remarks ?? {}));
  const stated = await Promise.all(remarks.map(async ([name, state]) => [name, await state(deps)] as const));
  return { ...Object.fromEntries(stated), limits: limitsOf(deps.shared) };
}

/** Without Redis a process continues with rate limits of its own. */
function limitsOf({ mode }: Deps['shared']): string {
  return mode === 'failing' ? 'each process alone: Redis does not answer' : mode;
}

function platformChecks({
  db,
  files,
  clock,
  testClock,
}: Pick<Deps, 'db' | 'files' | 'clock' | 'testClock'>): HealthChecks {
  return {
    db: () => db.ping(),
    migrations: async () => {
      const required = (await readMigrations()).at(-1)?.name;
      const [newest] = await db.run('select name from schema_migrations order by name desc limit 1');
      if (newest?.name !== required)
        throw new Error(`The database has ${newest?.name}, this program requires ${required}`);
    },
    files: () => files.get('readiness/nothing'),
    jobs: async () => {
      // The job queue uses the real time, not the test clock.
      const since = new Date(clock.now() - (testClock?.ahead() ?? 0) - longWait).toISOString();
      const [late] = await db.run(
        `select name from jobs.job where state = 'created' and start_after < $1 limit 1`,
        [since],
      );
      if (late) throw new Error(`The job ${late.name} has waited for ${longWait / minute} minutes`);
    },
  };
}
