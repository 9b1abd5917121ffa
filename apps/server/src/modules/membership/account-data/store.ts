import {
  conversions,
  grantLineage,
  grants,
  membershipSpans,
  sharePictures,
  timelines,
  trialClaims,
  wordPackages,
} from '../../../platform/db/tables/membership.ts';
import { countedSentences, dailyUsage, usageEntries, wordWorks } from '../../../platform/db/tables/usage.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Grants, usage and derived data of an account. The ledger keeps amounts without a reference to the account. */
export const accountData: AccountData = {
  archived: {
    memberships: grants,
    'word-packages': wordPackages,
    trials: trialClaims,
    conversions,
    'membership-origins': grantLineage,
    usage: usageEntries,
    'writing-receipts': wordWorks,
    'share-pictures': sharePictures,
  },
  archivedFolders: ['share-pictures'],
  unarchived: [membershipSpans, timelines, dailyUsage, countedSentences],
};
