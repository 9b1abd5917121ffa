import { Server } from '@hocuspocus/server';
import { second, systemClock } from '@inkstone/kernel';
import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../observability/log.ts';
import { applyPieces } from '../apply-pieces.ts';
import { readContent } from '../loading.ts';
import { insertUpdates } from '../store.ts';
import { createUpdateLog } from '../update-log.ts';
import { reportUsage } from './usage.ts';

/**
 * A plain Hocuspocus for comparison that stores edits as this server does, through the same group commit
 * into the same table, and acknowledges them afterwards. Uses the messages of sync-process.ts.
 */

const syncStep2 = 1;
const syncUpdate = 2;
/** An empty update. */
const emptyUpdateBytes = 2;

const databaseUrl = process.env.DATABASE_URL ?? null;
const log = createLog('error');
const db = await openDatabase({ databaseUrl, dataDir: process.env.DATA_DIR ?? './data' }, { log });
const updates = createUpdateLog({
  write: (batch) => insertUpdates(db.sql, batch, systemClock.now(), null),
  timeout: 15 * second,
});

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  stopOnSignals: false,
  // By default Hocuspocus stores whole documents after a pause; here the log replaces this.
  debounce: 3600 * second,
  maxDebounce: 3600 * second,
  async onLoadDocument({ document, documentName }) {
    applyPieces(document, (await readContent(db.sql, documentName)).pieces, documentName, log);
    return document;
  },
  async beforeSync({ type, payload, documentName }) {
    if (type !== syncStep2 && type !== syncUpdate) return;
    if (payload.length > emptyUpdateBytes) await updates.append(documentName, payload.slice());
  },
});
await server.listen();
process.on('disconnect', () => process.exit());
reportUsage(`ws://127.0.0.1:${server.address.port}`);
