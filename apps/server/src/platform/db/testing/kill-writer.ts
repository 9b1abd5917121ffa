import { createLog } from '../../observability/log.ts';
import { openDatabase } from '../open-database.ts';

/**
 * Writes continuously, eight transactions at a time, and reports each id after its commit was acknowledged: `node
 * kill-writer.ts <data folder> <round>`, on the database of TEST_DATABASE_URL. The test kills this process.
 */
const [dataDir = '', round = ''] = process.argv.slice(2);
const db = await openDatabase(
  { databaseUrl: process.env.TEST_DATABASE_URL ?? null, dataDir },
  { log: createLog('silent') },
);
await db.run('create table if not exists soak_rows (id text primary key, words text not null)');
await db.run('create table if not exists soak_counts (round text primary key, n integer not null)');
await db.run('insert into soak_counts values ($1, 0) on conflict do nothing', [round]);

let last = 0;
async function write(): Promise<never> {
  for (;;) {
    const id = `${round}-${++last}`;
    const words = 'x'.repeat((last * 7919) % 3000);
    await db.transact(async (tx) => {
      await tx.sql.execute(`insert into soak_rows values ('${id}', '${words}')`);
      await tx.sql.execute(`update soak_counts set n = n + 1 where round = '${round}'`);
    });
    // The mark at the end distinguishes a complete line from a truncated one.
    process.stdout.write(`${id} kept\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, write));
