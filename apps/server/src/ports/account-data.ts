import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '../platform/db/database.ts';

/** A file in the archive of an account. */
export interface AccountFile {
  /** Path within the archive, separated by slashes. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** A row in the format of the archive. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** A table whose rows belong to accounts. */
export type AccountTable = PgTable & { readonly accountId: PgColumn };

/**
 * The data that a module stores of an account. All of them are removed with the account; archived data are
 * also part of the archive that a user can download. A table that no module declares fails a test.
 */
export interface AccountData {
  /** Tables to archive, by the name of their file in the archive. */
  readonly archived?: Readonly<Record<string, AccountTable>>;
  /**
   * Rows to archive that belong to an account indirectly, through another table, by the name of their file. Read while
   * the account exists.
   */
  readonly archivedRows?: Readonly<Record<string, (sql: Sql, accountId: string) => Promise<ArchivedRow[]>>>;
  /** Tables that are not archived: derived data, rate limits, access tokens, and data about other people. */
  readonly unarchived?: readonly AccountTable[];
  /** Folders of stored files to archive; keys continue with the id of the account. */
  readonly archivedFolders?: readonly string[];
  /** Folders of stored files that are not archived, or are archived with the documents. */
  readonly unarchivedFolders?: readonly string[];
}
