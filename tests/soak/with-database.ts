import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../../apps/server/src/platform/observability/log.ts';
import type { ServerProcess } from '../support/server-process.ts';

/** Runs work on the database of a stopped server. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: ServerProcess,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase({ databaseUrl, dataDir }, { log: createLog('error') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
