import Fastify from 'fastify';
import { findAccount } from '../../apps/server/src/modules/accounts/store.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../../apps/server/src/platform/observability/log.ts';

/**
 * A separate process: the framework with a single route that reads the row of an account. Uses the database
 * in DATABASE_URL, or the embedded one in DATA_DIR. Prints its port.
 */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const place = { databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR };
const db = await openDatabase(place, { log: createLog('error') });
const app = Fastify();

app.get<{ Querystring: { account: string } }>('/bare', ({ query }) => findAccount(db.sql, query.account));

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
