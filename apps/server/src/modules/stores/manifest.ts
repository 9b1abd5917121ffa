import * as contract from '@inkstone/contracts/orders';
import * as staffContract from '@inkstone/contracts/staff/store-checks';
import * as staffSubscriptions from '@inkstone/contracts/staff/subscriptions';
import { route } from '../../platform/http/route.ts';
import { webhookRoute } from '../../platform/http/webhook-route.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { claimStorePurchase } from './claim-purchase.ts';
import { confirmHandler } from './confirm-purchase.ts';
import { findStoreSubscriptions } from './list-purchases.ts';
import { checkHandler } from './query-purchase.ts';
import { storeSettings } from './settings/settings.ts';
import { simulatorDueHandlers, simulatorRoutes } from './simulator/routes.ts';
import { startSweeps, sweepDueHandlers } from './sweeps/run-sweep.ts';
import { checkStore, listChecks } from './sweeps/staff.ts';
import { takeStoreNotice } from './take-store-notice.ts';

/** The manifest of the module. */
export const storesModule: ModuleManifest = {
  name: 'stores',
  settings: storeSettings,
  accountData,
  routes: [
    route(contract.claimStorePurchase, claimStorePurchase),
    route(staffContract.listStoreChecks, listChecks),
    route(staffContract.checkStore, checkStore),
    route(staffSubscriptions.findStoreSubscriptions, findStoreSubscriptions),
    ...simulatorRoutes,
  ],
  webhookRoutes: [
    webhookRoute(contract.appleStoreNotice, takeStoreNotice('apple')),
    webhookRoute(contract.googleStoreNotice, takeStoreNotice('google')),
    webhookRoute(contract.huaweiStoreNotice, takeStoreNotice('huawei')),
    webhookRoute(contract.harmonyStoreNotice, takeStoreNotice('harmony')),
  ],
  dueHandlers: [confirmHandler, checkHandler, ...sweepDueHandlers, ...simulatorDueHandlers],
  dueStarts: [startSweeps],
  jobs: [
    defineJob({
      name: 'start-store-checks',
      payload: scheduled.payload,
      schedule: { cron: '*/5 * * * *', timeZone: scheduled.timeZone },
      load: async () => startSweeps,
    }),
  ],
};
