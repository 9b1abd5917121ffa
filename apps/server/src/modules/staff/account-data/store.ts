import * as staff from '../../../platform/db/tables/staff.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Staff roles, second factors and staff sessions. */
export const accountData: AccountData = {
  unarchived: [staff.staffMembers, staff.staffFactors, staff.staffRecoveryCodes, staff.staffSessions],
};
