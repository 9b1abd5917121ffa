import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { subscriptionsRoutes } from './routes.ts';
import { hastenEnds } from './steps/end-with-account.ts';
import { priceChangeHandler } from './steps/price-change-handler.ts';
import { agreementHintHandler, subscriptionHandler } from './steps/run-subscription.ts';
import { countRetrying } from './store.ts';

/** What the module registers with the server. Its rows are linked to an account by `buyers` only. */
export const subscriptionsModule: ModuleManifest = {
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  waiting: [
    {
      kind: 'charges',
      permission: 'subscriptions.read',
      count: ({ db }) => countRetrying(db.sql),
    },
  ],
  accountLeaving: [hastenEnds],
  dueHandlers: [subscriptionHandler, agreementHintHandler, priceChangeHandler],
};
