import {
  grants,
  membershipSpans,
  sharePictures,
  timelines,
  trialClaims,
  wordPackages,
} from '../../../platform/db/tables/membership.ts';
import { countedSentences, dailyUsage, usageEntries, wordWorks } from '../../../platform/db/tables/usage.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** What an account was granted and has used, and what is derived from it. The ledger keeps amounts without their owner. */
export const accountData: AccountData = {
  archived: {
    memberships: grants,
    'word-packages': wordPackages,
    trials: trialClaims,
    usage: usageEntries,
    'writing-receipts': wordWorks,
    'share-pictures': sharePictures,
  },
  archivedFolders: ['share-pictures'],
  unarchived: [membershipSpans, timelines, dailyUsage, countedSentences],
};
