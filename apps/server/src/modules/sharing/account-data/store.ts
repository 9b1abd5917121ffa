import * as sharing from '../../../platform/db/tables/sharing.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Share links. Failed passwords and reports are data about the visitors. */
export const accountData: AccountData = {
  archived: { shares: sharing.shares },
  unarchived: [sharing.shareLinks, sharing.shareGuesses, sharing.shareComplaints],
};
