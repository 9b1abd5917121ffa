import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { queryAttemptHandler } from './attempts/query-attempt.ts';
import { closeOrderHandler } from './close-order.ts';
import { noticeAlarmRoutes } from './notice-alarms/routes.ts';
import { forgetNoticeTexts } from './notice-alarms/staff.ts';
import { paySettings } from './pay-settings.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { reconciliationDueHandlers, startReconciliation } from './reconciliation/schedule.ts';
import { sendRefundHandler } from './refunds/send-refund.ts';
import { ordersRoutes, ordersWebhookRoutes } from './routes.ts';
import { simulatorDueHandlers, simulatorRoutes } from './simulator/routes.ts';
import { strayPaymentRoutes } from './stray-payments/routes.ts';
import { waitingMoney } from './waiting.ts';

/** The manifest of the module. */
export const ordersModule: ModuleManifest = {
  name: 'orders',
  settings: paySettings,
  accountData,
  routes: [
    ...[...ordersRoutes, ...reconciliationRoutes, ...noticeAlarmRoutes, ...strayPaymentRoutes],
    ...simulatorRoutes,
  ],
  webhookRoutes: ordersWebhookRoutes,
  waiting: waitingMoney,
  dueHandlers: [
    ...[queryAttemptHandler, closeOrderHandler, sendRefundHandler, forgetNoticeTexts],
    ...reconciliationDueHandlers,
    ...simulatorDueHandlers,
  ],
  dueStarts: [startReconciliation],
  jobs: [
    defineJob({
      name: 'start-reconciliation',
      payload: scheduled.payload,
      schedule: { cron: '*/5 * * * *', timeZone: scheduled.timeZone },
      load: async () => startReconciliation,
    }),
    defineJob({
      name: 'purge-quotes',
      payload: scheduled.payload,
      schedule: { cron: '27 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./quotes/purge-quotes.ts')).purgeQuotes,
    }),
  ],
};
