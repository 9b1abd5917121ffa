import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows belong to accounts. */
export type AccountTable = PgTable & { readonly accountId: PgColumn };

/**
 * What a module stores of an account. All of it is removed with the account; what is archived is also included
 * in the archive that a user can download. A table that no module declares fails a test.
 */
export interface AccountData {
  /** Tables to archive, by the name of their file in the archive. */
  readonly archived?: Readonly<Record<string, AccountTable>>;
  /** Tables that are not archived: derived data, rate limits, access tokens, and data about other people. */
  readonly unarchived?: readonly AccountTable[];
  /** Folders of stored files to archive; keys continue with the id of the account. */
  readonly archivedFolders?: readonly string[];
  /** Folders of stored files that are not archived, or are archived with the documents. */
  readonly unarchivedFolders?: readonly string[];
}
