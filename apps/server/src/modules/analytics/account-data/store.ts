import { analyticsEvents, analyticsPeople } from '../../../platform/db/tables/analytics.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Analytics data of visitors who agreed and signed in to the account. */
export const accountData: AccountData = {
  archived: { 'analytics-events': analyticsEvents },
  unarchived: [analyticsPeople],
};
