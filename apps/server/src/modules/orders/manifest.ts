import type { ModuleManifest } from '../../module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { queryAttemptHandler } from './attempts/query-attempt.ts';
import { closeOrderHandler } from './close-order.ts';
import { paySettings } from './pay-settings.ts';
import { sendRefundHandler } from './refunds/send-refund.ts';
import { ordersRoutes, ordersWebhookRoutes } from './routes.ts';
import { simulatorDueHandlers, simulatorRoutes } from './simulator/routes.ts';

/** What the module registers with the server. */
export const ordersModule: ModuleManifest = {
  name: 'orders',
  settings: paySettings,
  accountData,
  routes: [...ordersRoutes, ...simulatorRoutes],
  webhookRoutes: ordersWebhookRoutes,
  dueHandlers: [queryAttemptHandler, closeOrderHandler, sendRefundHandler, ...simulatorDueHandlers],
};
