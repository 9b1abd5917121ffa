import { ocrDays, ocrJobs, ocrPages } from '../../../platform/db/tables/ocr.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Texts that were read from pictures of an account, and the pictures. */
export const accountData: AccountData = {
  archived: { 'picture-texts': ocrPages, 'picture-jobs': ocrJobs },
  unarchived: [ocrDays],
  archivedFolders: ['ocr'],
};
