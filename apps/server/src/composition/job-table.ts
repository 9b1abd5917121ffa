import { type AnyJob, defineJob } from '../platform/jobs/jobs.ts';
import { scheduled } from '../ports/module-manifest.ts';
import { dueHandlers } from './due-handlers.ts';
import { registered } from './modules.ts';

const { payload, timeZone } = scheduled;

/**
 * All jobs: of the platform, of accounts as a whole, and of the modules. Handlers are loaded when first
 * needed.
 */
export const jobTable: readonly AnyJob[] = [
  defineJob({
    name: 'maintain-database',
    payload,
    schedule: { cron: '*/10 * * * *', timeZone },
    load: async () => (await import('../platform/jobs/maintain-database.ts')).maintainDatabase,
  }),
  defineJob({
    name: 'compact-documents',
    payload,
    schedule: { cron: '*/5 * * * *', timeZone },
    load: async () => (await import('../platform/sync/compaction.ts')).compactDocuments,
  }),
  defineJob({
    name: 'remove-due-accounts',
    payload,
    schedule: { cron: '*/10 * * * *', timeZone },
    load: async () => (await import('../account-data/remove-due-accounts.ts')).removeDueAccounts,
  }),
  defineJob({
    name: 'run-due',
    payload,
    schedule: { cron: '* * * * *', timeZone },
    load: async () => {
      const { runDue } = await import('../platform/due/index.ts');
      return (deps) => runDue(deps, dueHandlers);
    },
  }),
  ...registered('jobs'),
];
