import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { deskRoutes, deskWebhookRoutes } from './routes.ts';
import { deskSettings } from './settings.ts';
import { countTickets, countUnanswered } from './store.ts';

/** The manifest of the module. */
export const deskModule: ModuleManifest = {
  name: 'desk',
  settings: deskSettings,
  accountData,
  routes: deskRoutes,
  webhookRoutes: deskWebhookRoutes,
  waiting: [
    { kind: 'tickets', permission: 'desk.read', count: ({ db }) => countUnanswered(db.sql) },
    { kind: 'heldTickets', permission: 'desk.answer', count: ({ db }) => countTickets(db.sql, 'held') },
  ],
  jobs: [
    defineJob({
      name: 'purge-tickets',
      payload: scheduled.payload,
      schedule: { cron: '31 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./purge-tickets.ts')).purgeTickets,
    }),
    defineJob({
      name: 'purge-ticket-traces',
      payload: scheduled.payload,
      schedule: { cron: '41 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./spam/traces.ts')).purgeTraces,
    }),
  ],
};
