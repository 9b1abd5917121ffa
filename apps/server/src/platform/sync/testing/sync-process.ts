import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../observability/log.ts';
import { createSyncTestbed } from './sync-testbed.ts';
import { reportUsage } from './usage.ts';

/**
 * The sync server over the database named by DATABASE_URL or DATA_DIR, in a process that can be killed.
 * Sends its address to the parent, and its resource usage on `stats`.
 */

const databaseUrl = process.env.DATABASE_URL ?? null;
const log = createLog('error');
const db = await openDatabase({ databaseUrl, dataDir: process.env.DATA_DIR ?? './data' }, { log });
const testbed = await createSyncTestbed({ db, ...(databaseUrl ? { databaseUrl } : {}) });
process.on('disconnect', () => process.exit());
reportUsage(testbed.url);
