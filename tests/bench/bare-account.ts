import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { findAccount } from '../../apps/server/src/modules/accounts/store.ts';

/**
 * A process of its own: the framework with one route that reads one row, that of an account, and nothing else. On the
 * database that DATABASE_URL names, or the embedded one in DATA_DIR. Prints its port.
 */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const place = { databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR };
const db = await openDatabase(place, { log: createLog('error') });
const app = Fastify();

app.get<{ Querystring: { account: string } }>('/bare', ({ query }) => findAccount(db.sql, query.account));

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
