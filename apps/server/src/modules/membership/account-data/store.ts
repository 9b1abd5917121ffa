import { grants, membershipSpans, timelines, wordPackages } from '../../../platform/db/tables/membership.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** What an account was granted, and what is derived from it. The ledger keeps amounts without their owner. */
export const accountData: AccountData = {
  archived: { memberships: grants, 'word-packages': wordPackages },
  unarchived: [membershipSpans, timelines],
};
