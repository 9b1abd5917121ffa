import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';

type NoSchema = Record<string, never>;

/** A handle that runs statements: the pool or an open transaction. Stores take one of these. */
export type Sql =
  | NodePgDatabase<NoSchema>
  | NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

export type Row = Record<string, unknown>;

/** Operations of a transaction besides statements. */
export interface Transaction {
  readonly sql: Sql;
  /**
   * Awaits a running statement together with the commit, which is sent without waiting for the statement. Its
   * result is not available; nothing is committed if it fails.
   */
  withCommit(statement: Promise<unknown>): void;
  /** Runs `effect` after the commit, never after a rollback. Its failure is only logged. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** Kinds of cached data that can change: `tiers` of an account, published `content`. */
export const changeKinds = ['tiers', 'text_models', 'content', 'site', 'terms'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Called with what has changed; null after changes may have been missed. */
export type ChangeListener = (subject: string | null) => void;

/** The database: PostgreSQL's dialect on either engine. */
export interface Database {
  /** `embedded`: PGlite in a worker thread with its files under the data folder; `postgres`: a server. */
  readonly engine: 'embedded' | 'postgres';
  /**
   * For statements outside a transaction. Throws when called inside a transaction of this process: see
   * README.
   */
  readonly sql: Sql;
  /** Begins a transaction, commits when `work` resolves, rolls back when it rejects. Use cases only. */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs raw SQL, also several statements, and returns all rows; for maintenance and for libraries with SQL
   * of their own. Never inside a transaction. A transaction left open by a failure is rolled back.
   */
  run(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Calls `listener` after this or another process has announced a change (`announceChange`). */
  onChange(kind: ChangeKind, listener: ChangeListener): void;
  /** Whether announcements of all processes are received now; otherwise caches that depend on them must not be used. */
  receivesChanges(): boolean;
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
