import { storePeriods, storeSubscriptions } from '../../../platform/db/tables/stores.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** The store subscriptions of an account. */
export const accountData: AccountData = {
  archived: { 'store-subscriptions': storeSubscriptions, 'store-periods': storePeriods },
};
