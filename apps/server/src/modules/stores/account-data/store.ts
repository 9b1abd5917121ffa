import { storePeriods, storeSubscriptions } from '../../../platform/db/tables/stores.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Which subscriptions of stores an account has. */
export const accountData: AccountData = {
  archived: { 'store-subscriptions': storeSubscriptions, 'store-periods': storePeriods },
};
