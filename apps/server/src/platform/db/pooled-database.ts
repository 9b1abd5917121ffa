import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type ChangeHub, enableAnnouncing } from './changes.ts';
import type { Database, Row, Sql, Transaction } from './database.ts';
import type { LookupLanes } from './lookup-lanes.ts';
import type { Migration } from './migrate.ts';
import { isStaleStatement } from './sql-errors.ts';
import { together } from './statements.ts';
import { TransactionGuard } from './transaction-guard.ts';

export interface DatabaseTools {
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Set by tests, which open hundreds of databases: this program's migrations. Read from its files by default. */
  readonly migrations?: readonly Migration[];
}

interface Parts {
  readonly engine: Database['engine'];
  readonly pool: pg.Pool;
  /** Runs named statements outside transactions, if the engine benefits from it. */
  readonly lookups?: LookupLanes;
  readonly changes: ChangeHub;
  /** Whether announcements of other processes are received; omitted if there is only one process. */
  readonly isListening?: () => boolean;
  /** Closes other resources after the pool. */
  readonly close: () => Promise<void>;
}

/** Creates the database over a connection pool, on either engine. */
export function createDatabase(
  { engine, pool, lookups, changes, isListening, close }: Parts,
  { log, metrics }: DatabaseTools,
): Database {
  const guard = new TransactionGuard();
  const pooled = drizzle({ client: guardedPool(pool, guard, lookups) });
  enableAnnouncing(pooled, changes.announce);
  const transact = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    guard.assertOutside();
    const effects: Effect[] = [];
    const announcements: (() => void)[] = [];
    const underWay: Promise<unknown>[] = [];
    const stopTimer = metrics?.db.transactionSeconds.startTimer();
    try {
      const result = await runTransaction(pool, underWay, (client) =>
        guard.run(() => {
          const sql = handleOf(client);
          enableAnnouncing(sql, (kind, subject) => announcements.push(() => changes.announce(kind, subject)));
          return work({
            sql,
            withCommit: (statement) => hold(underWay, statement),
            afterCommit: (effect) => void effects.push(effect),
          });
        }),
      );
      stopTimer?.({ outcome: 'commit' });
      for (const announce of announcements) announce();
      await runEffects(effects, log);
      return result;
    } catch (error) {
      stopTimer?.({ outcome: 'rollback' });
      // The transaction may have been committed nevertheless.
      if (error instanceof UnknownOutcome) for (const announce of announcements) announce();
      throw error instanceof UnknownOutcome ? error.cause : error;
    }
  };
  return {
    engine,
    sql: pooled,
    transact,
    run: async (text, values = []) => {
      guard.assertOutside();
      return runText(pool, text, values);
    },
    onChange: (kind, listener) => changes.listen(kind, listener),
    receivesChanges: () => isListening?.() ?? true,
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await Promise.all([pool.end(), lookups?.close()]);
      await close();
    },
  };
}

/** Handles by connection. Successive transactions reuse a handle with its prepared statements. */
const handles = new WeakMap<pg.PoolClient, Sql>();

function handleOf(client: pg.PoolClient): Sql {
  const known = handles.get(client);
  if (known) return known;
  const wrapped = drizzle({ client });
  handles.set(client, wrapped);
  return wrapped;
}

type Effect = Parameters<Transaction['afterCommit']>[0];

/** A view of the pool that refuses statements inside transactions; named ones use the lookup lanes. */
function guardedPool(pool: pg.Pool, guard: TransactionGuard, lookups?: LookupLanes): pg.Pool {
  const query = (statement: string | pg.QueryConfig, values: unknown[] = []) => {
    guard.assertOutside();
    const isLookup = typeof statement === 'object' && statement.name !== undefined;
    return lookups && isLookup ? lookups.query(statement, values) : pool.query(statement, values);
  };
  return Object.create(pool, { query: { value: query } });
}

/** Thrown if a commit was sent but not answered. */
class UnknownOutcome extends Error {}

function runTransaction<T>(
  pool: pg.Pool,
  underWay: Promise<unknown>[],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return withClient(pool, async (client) => {
    // The first statements are sent together with `begin`.
    hold(underWay, client.query('begin'));
    const result = await work(client).catch(async (error) => {
      await Promise.allSettled(underWay);
      throw error;
    });
    const [{ command }] = await together([commit(client), ...underWay]);
    // PostgreSQL commits as a rollback, without an error, when a statement failed and its error was
    // swallowed.
    if (command === 'ROLLBACK')
      throw new Error('A statement of the transaction failed; nothing was committed.');
    return result;
  });
}

/** Collects a statement that is awaited later, and prevents an unhandled rejection until then. */
function hold(underWay: Promise<unknown>[], statement: Promise<unknown>): void {
  statement.catch(() => {});
  underWay.push(statement);
}

async function commit(client: pg.PoolClient): Promise<pg.QueryResult> {
  try {
    return await client.query('commit');
  } catch (error) {
    // A refusal by the server, such as by a deferred constraint, is an error of this statement.
    const isRefused = error instanceof Error && 'severity' in error && error.severity === 'ERROR';
    throw isRefused ? error : new UnknownOutcome('The commit was not answered', { cause: error });
  }
}

function runText(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  return withClient(pool, async (client) => {
    const results = await client.query<Row>(text, [...values]);
    // For several statements `pg` returns an array of results, contrary to its types.
    return [results].flat().flatMap(({ rows }) => rows);
  });
}

/** Lends a connection, which is returned without open transactions, or discarded when it is broken or has stale statements. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isStaleStatement(error);
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function runEffects(effects: readonly Effect[], log: Log): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      log.error('an effect after a commit failed', { error });
    }
  }
}
