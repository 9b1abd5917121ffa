import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '../platform/db/database.ts';
import * as accounts from '../platform/db/tables/accounts.ts';
import { archiveRuns, archiveSchedules } from '../platform/db/tables/archive-schedules.ts';
import { accountArchives } from '../platform/db/tables/archives.ts';
import * as assist from '../platform/db/tables/assist.ts';
import { consents } from '../platform/db/tables/consents.ts';
import { accountDisplay } from '../platform/db/tables/display.ts';
import { documentVersions } from '../platform/db/tables/document-versions.ts';
import * as documents from '../platform/db/tables/documents.ts';
import { bugReports } from '../platform/db/tables/feedback.ts';
import { handovers } from '../platform/db/tables/handovers.ts';
import * as membership from '../platform/db/tables/membership.ts';
import { buyers } from '../platform/db/tables/orders.ts';
import { organisationMembers } from '../platform/db/tables/organisations.ts';
import * as search from '../platform/db/tables/search.ts';
import { sessions, sessionTokens } from '../platform/db/tables/sessions.ts';
import * as sharing from '../platform/db/tables/sharing.ts';
import { socialAttempts, socialIdentities, wechatQrCodes } from '../platform/db/tables/social-login.ts';
import * as staff from '../platform/db/tables/staff.ts';
import * as storage from '../platform/db/tables/storage.ts';
import * as wordLists from '../platform/db/tables/word-lists.ts';

type AccountTable = PgTable & { readonly accountId: PgColumn };

/** What somebody takes along of their account, by the name of its file in the archive of everything. */
const takenAlong: Readonly<Record<string, AccountTable>> = {
  profile: accounts.accounts,
  logins: accounts.accountLogins,
  devices: sessions,
  'social-logins': socialIdentities,
  'api-keys': accounts.apiKeys,
  consents,
  display: accountDisplay,
  proofreading: assist.proofreadingPreferences,
  'exempt-words': assist.exemptWords,
  'word-list': assist.learnedWords,
  'own-lists': wordLists.wordLists,
  'own-list-versions': wordLists.wordListVersions,
  'own-list-choices': wordLists.sensitiveChoices,
  folders: documents.folders,
  versions: documentVersions,
  pictures: documents.documentImages,
  shares: sharing.shares,
  organisations: organisationMembers,
  reports: bugReports,
  'archive-schedule': archiveSchedules,
  memberships: membership.grants,
  'word-packages': membership.wordPackages,
};

/** What is made of something else, watches over limits, or is about others: it goes, but is not taken along. */
const leftBehind: readonly AccountTable[] = [
  ...[documents.documents, search.documentTitles, search.documentTexts, search.searchPending],
  ...[sharing.shareLinks, sharing.shareGuesses, sharing.shareComplaints],
  ...[storage.accountStorage, storage.pictureChecks, assist.wordChecks],
  ...[accountArchives, archiveRuns],
  ...[sessionTokens, socialAttempts, wechatQrCodes, accounts.ownerProofs, accounts.accountBlocks, handovers],
  // Orders stay, as the law wants, and are nobody's without the buyer.
  ...[membership.membershipSpans, membership.timelines, buyers],
  ...[staff.staffMembers, staff.staffFactors, staff.staffRecoveryCodes, staff.staffSessions],
];

/**
 * Removes what tables hold of an account. Safe to run again. Every table with rows of accounts stands above, but for
 * the one that says which are being removed; one that is missing fails a test.
 */
export async function deleteAccountRows(sql: Sql, accountId: string): Promise<void> {
  for (const table of [...leftBehind, ...Object.values(takenAlong)])
    await sql.delete(table).where(eq(table.accountId, accountId));
}

/** Columns that open something, or that mean nothing outside this installation. */
const withheld = /hash|sealed|secret|revocation|fileKey|^accountId$/i;

/** What an account has in each of the tables that are taken along, less what is secret, one after the other. */
export async function* readAccountRows(
  sql: Sql,
  accountId: string,
): AsyncIterable<{ readonly name: string; readonly rows: readonly Readonly<Record<string, unknown>>[] }> {
  for (const [name, table] of Object.entries(takenAlong)) {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([key, column]) => !withheld.test(key) && column.getSQLType() !== 'bytea',
    );
    const rows = await sql
      .select(Object.fromEntries(columns))
      .from(table as PgTable)
      .where(eq(table.accountId, accountId));
    yield { name, rows };
  }
}
