import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTestingDatabase } from './testing-database.ts';

/** `with-database.ts program …`: runs a Node program with TEST_DATABASE_URL naming a database of its own. */

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server.');
const database = await createTestingDatabase(server);
try {
  const env = { ...process.env, TEST_DATABASE_URL: database.url };
  const child = spawn(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await database.drop();
}
