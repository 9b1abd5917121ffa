import { bugReports } from '../../../platform/db/tables/feedback.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Bug reports with their pictures. */
export const accountData: AccountData = {
  archived: { reports: bugReports },
  archivedFolders: ['bug-reports'],
};
