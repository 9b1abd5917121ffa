import { appleStoreNotice, claimStorePurchase as contract } from '@inkstone/contracts/orders';
import type { ModuleManifest } from '../../module-manifest.ts';
import { route } from '../../platform/http/route.ts';
import { webhookRoute } from '../../platform/http/webhook-route.ts';
import { accountData } from './account-data/store.ts';
import { claimStorePurchase } from './claim-purchase.ts';
import { storeSettings } from './settings.ts';
import { takeStoreNotice } from './take-store-notice.ts';

/** What the module registers with the server. */
export const storesModule: ModuleManifest = {
  name: 'stores',
  settings: storeSettings,
  accountData,
  routes: [route(contract, claimStorePurchase)],
  webhookRoutes: [webhookRoute(appleStoreNotice, takeStoreNotice('apple'))],
};
