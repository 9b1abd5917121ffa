import { analyticsEvents, analyticsPeople } from '../../../platform/db/tables/analytics.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** What was recorded of the visitors of an account who agreed to analytics. */
export const accountData: AccountData = {
  archived: { 'analytics-events': analyticsEvents },
  unarchived: [analyticsPeople],
};
