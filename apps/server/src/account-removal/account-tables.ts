import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '../db/database.ts';
import * as accounts from '../db/tables/accounts.ts';
import { archiveRuns, archiveSchedules } from '../db/tables/archive-schedules.ts';
import { accountArchives } from '../db/tables/archives.ts';
import * as assist from '../db/tables/assist.ts';
import { consents } from '../db/tables/consents.ts';
import { accountDisplay } from '../db/tables/display.ts';
import { documentVersions } from '../db/tables/document-versions.ts';
import * as documents from '../db/tables/documents.ts';
import { bugReports } from '../db/tables/feedback.ts';
import { organisationMembers } from '../db/tables/organisations.ts';
import * as search from '../db/tables/search.ts';
import * as sharing from '../db/tables/sharing.ts';
import * as storage from '../db/tables/storage.ts';
import * as wordLists from '../db/tables/word-lists.ts';

type AccountTable = PgTable & { readonly accountId: PgColumn };

/**
 * Every table that has rows of accounts, but for the one that says which are being removed. A table that is missing
 * here fails a test. The account itself goes last.
 */
const accountTables: readonly AccountTable[] = [
  ...[documents.documents, documents.folders, documents.documentImages, documentVersions],
  ...[search.documentTitles, search.documentTexts, search.searchPending],
  ...[sharing.shares, sharing.shareLinks, sharing.shareGuesses, sharing.shareComplaints],
  ...[storage.accountStorage, storage.pictureChecks],
  ...[accountArchives, archiveSchedules, archiveRuns],
  ...[assist.exemptWords, assist.proofreadingPreferences, assist.learnedWords, assist.wordChecks],
  ...[wordLists.wordLists, wordLists.wordListVersions, wordLists.sensitiveChoices],
  ...[organisationMembers, bugReports, accountDisplay, consents],
  ...[accounts.apiKeys, accounts.sessions, accounts.accountLogins, accounts.accounts],
];

/** Removes what tables hold of an account. Safe to run again. */
export async function deleteAccountRows(sql: Sql, accountId: string): Promise<void> {
  for (const table of accountTables) await sql.delete(table).where(eq(table.accountId, accountId));
}
