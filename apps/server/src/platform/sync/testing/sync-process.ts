import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../observability/log.ts';
import { createSyncWorld } from './sync-world.ts';
import { tellUsage } from './usage.ts';

/**
 * The smallest real server: the real sync server over the real database named by DATABASE_URL or DATA_DIR, in
 * a process of its own that can be killed. Tells its address to the parent, and on `stats` what it has used.
 */

const databaseUrl = process.env.DATABASE_URL ?? null;
const log = createLog('error');
const db = await openDatabase({ databaseUrl, dataDir: process.env.DATA_DIR ?? './data' }, { log });
const world = await createSyncWorld({ db, ...(databaseUrl ? { databaseUrl } : {}) });
process.on('disconnect', () => process.exit());
tellUsage(world.url);
