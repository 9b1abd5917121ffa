import { archiveRuns, archiveSchedules } from '../../../platform/db/tables/archive-schedules.ts';
import { accountArchives } from '../../../platform/db/tables/archives.ts';
import { documentVersions } from '../../../platform/db/tables/document-versions.ts';
import * as documents from '../../../platform/db/tables/documents.ts';
import * as search from '../../../platform/db/tables/search.ts';
import * as storage from '../../../platform/db/tables/storage.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Folders, versions and pictures. The documents themselves are archived as files. */
export const accountData: AccountData = {
  archived: {
    folders: documents.folders,
    versions: documentVersions,
    pictures: documents.documentImages,
    'archive-schedule': archiveSchedules,
  },
  unarchived: [
    ...[
      documents.documents,
      search.documentTitles,
      search.documentTexts,
      search.searchPending,
      search.pictureTexts,
    ],
    ...[storage.accountStorage, storage.pictureChecks, accountArchives, archiveRuns],
  ],
  unarchivedFolders: ['images', 'archives'],
};
