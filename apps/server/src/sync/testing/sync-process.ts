import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../log.ts';
import { createSyncWorld } from './sync-world.ts';

/**
 * The smallest real server: the real sync server over the real database named by DATABASE_URL or DATA_DIR, in
 * a process of its own that can be killed. Tells its address to the parent, and on `stats` what it has used.
 */

/** What the process says to its parent. */
export type ProcessMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'stats'; readonly cpuMs: number; readonly rssMb: number };

const databaseUrl = process.env.DATABASE_URL ?? null;
const log = createLog('error');
const db = await openDatabase({ databaseUrl, dataDir: process.env.DATA_DIR ?? './data' }, { log });
const world = await createSyncWorld({ db, ...(databaseUrl ? { databaseUrl } : {}) });

let since = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(since);
  since = process.cpuUsage();
  tell({ kind: 'stats', cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1024 / 1024 });
});
process.on('disconnect', () => process.exit());
tell({ kind: 'ready', url: world.url });

function tell(message: ProcessMessage): void {
  process.send?.(message);
}
