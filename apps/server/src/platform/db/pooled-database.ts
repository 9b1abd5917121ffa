import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Database, Row, Transaction } from './database.ts';
import type { LookupLanes } from './lookup-lanes.ts';
import { TransactionGuard } from './transaction-guard.ts';

export interface DatabaseTools {
  readonly log: Log;
  readonly metrics?: Metrics;
}

interface Parts {
  readonly engine: Database['engine'];
  readonly pool: pg.Pool;
  /** Runs named statements outside transactions, if the engine benefits from it. */
  readonly lookups?: LookupLanes;
  /** Closes other resources after the pool. */
  readonly close: () => Promise<void>;
}

/** Creates the database over a connection pool, on either engine. */
export function createDatabase(
  { engine, pool, lookups, close }: Parts,
  { log, metrics }: DatabaseTools,
): Database {
  const guard = new TransactionGuard();
  const transact = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    guard.assertOutside();
    const effects: Effect[] = [];
    const stopTimer = metrics?.db.transactionSeconds.startTimer();
    try {
      const result = await runTransaction(pool, (client) =>
        guard.run(() =>
          work({ sql: drizzle({ client }), afterCommit: (effect) => void effects.push(effect) }),
        ),
      );
      stopTimer?.({ outcome: 'commit' });
      await runEffects(effects, log);
      return result;
    } catch (error) {
      stopTimer?.({ outcome: 'rollback' });
      throw error;
    }
  };
  return {
    engine,
    sql: drizzle({ client: guardedPool(pool, guard, lookups) }),
    transact,
    run: async (text, values = []) => {
      guard.assertOutside();
      return runText(pool, text, values);
    },
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await Promise.all([pool.end(), lookups?.close()]);
      await close();
    },
  };
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

function runTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withClient(pool, async (client) => {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL commits as a rollback, without an error, when a statement failed and its error was
    // swallowed.
    if (command === 'ROLLBACK')
      throw new Error('A statement of the transaction failed; nothing was committed.');
    return result;
  });
}

function runText(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  return withClient(pool, async (client) => {
    const results = await client.query<Row>(text, [...values]);
    // For several statements `pg` returns an array of results, contrary to its types.
    return [results].flat().flatMap(({ rows }) => rows);
  });
}

/** Lends a connection, which is returned without open transactions, or discarded when broken. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
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
