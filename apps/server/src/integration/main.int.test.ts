import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForDatabase } from '../main.ts';
import { openEmbedded } from '../platform/db/open-database.ts';
import { createLog } from '../platform/observability/log.ts';
import { stripeSettings } from '../providers/pay/stripe/testing/stripe-account.ts';
import { testConfig } from '../testing/config.ts';
import { copyEmbeddedTemplate, createTestDatabase } from '../testing/database.ts';
import { startForwarder } from '../testing/forwarder.ts';

const cli = join(import.meta.dirname, '../cli.ts');
/** With it, which script/test names, a process does not compile the same sources again. */
const { NODE_COMPILE_CACHE } = process.env;
/** A process that ends soon does not repay optimising the embedded database: 1.2 of 4 s of processor time for a start. */
const flags = ['--liftoff-only'];
const compileCache: Record<string, string> = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
const server = process.env.TEST_DATABASE_URL;
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'inkstone-start-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Puts a migrated database where the program would make its own, which takes most of a first start. */
const prepareDatabase = () => copyEmbeddedTemplate(join(dataDir, 'database'));

/** Runs the program as an operator does, and collects what it says. */
function run(
  command: string,
  environment: Record<string, string>,
  user: { readonly uid?: number; readonly gid?: number } = {},
) {
  const child = spawn(process.execPath, [...flags, cli, command], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      ...compileCache,
      ...environment,
    },
    ...user,
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const exit = once(child, 'close').then(([code]) => Number(code));
  const until = async (pattern: RegExp) => {
    const silence = exit.then((code) => {
      throw new Error(`It ended with ${code} and never said ${pattern}: ${said.err}`);
    });
    while (!pattern.test(said.err)) await Promise.race([once(child.stderr, 'data'), silence]);
    // It may end later: nobody waits for words any more.
    silence.catch(() => undefined);
  };
  return { child, said, exit, until };
}

// These start on the embedded database, whatever the tests run on.
describe.skipIf(server)('a start that cannot be', () => {
  it('names every bad setting on a plain line', async () => {
    const { said, exit } = run('start', { PORT: 'abc', SESSION_DAYS: '-1' });
    expect(await exit).toBe(1);
    expect(said.err.trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "abc".',
      'SESSION_DAYS must be a whole number from 1 to 365, but is "-1".',
    ]);
  });

  it('says that the port is in use', async () => {
    await prepareDatabase();
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { said, exit } = run('start', { PORT: String(port) });
    expect(await exit).toBe(1);
    expect(said.err).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program. Set PORT to a free one.\n`,
    );
    squatter.close();
  });

  it('says that the data folder cannot be used', async () => {
    const { said, exit } = run('start', { DATA_DIR: '/dev/null/data' });
    expect(await exit).toBe(1);
    expect(said.err).toMatch(/^DATA_DIR cannot be used: [^\n]+\n$/);
  });

  it.runIf(process.getuid?.() === 0)('says that the data folder belongs to another user', async () => {
    await prepareDatabase();
    chmodSync(dataDir, 0o755);
    const { said, exit } = run('start', {}, { uid: 65_534, gid: 65_534 });
    expect(await exit).toBe(1);
    expect(said.err).toMatch(
      /^The data folder [^\n]+ cannot be used: it belongs to user 0, and this process runs as user 65534 [^\n]+\n$/,
    );
  });

  it('names a backup as the way out of damaged database files', async () => {
    await prepareDatabase();
    writeFileSync(join(dataDir, 'database/cluster/global/pg_control'), Buffer.alloc(8192));
    const { said, exit } = run('start', { PORT: '0' });
    expect(await exit).toBe(1);
    // At once: nothing is waited for, so that this is the only line.
    expect(said.err).toMatch(/^The database in [^\n]+ does not open[^\n]+script\/restore[^\n]+\n$/);
  });

  it('makes no new secret beside accounts', async () => {
    await prepareDatabase();
    const first = run('start', { PORT: '0' });
    await first.until(/Open (\S+) in/);
    first.child.kill('SIGTERM');
    await first.exit;
    const db = await openEmbedded(
      join(dataDir, 'database'),
      { isDurable: false },
      { log: createLog('silent') },
    );
    await db.run(
      `insert into accounts (account_id, agreed_to_terms_at, created_at, updated_at) values ('somebody', 1, 1, 1)`,
    );
    await db.close();
    rmSync(join(dataDir, 'keys'), { recursive: true });

    const { said, exit } = run('start', { PORT: '0' });
    expect(await exit).toBe(1);
    expect(said.err).toMatch(/^The secret [^\n]+master\.key is missing, but there are accounts[^\n]+\n$/);
    expect(existsSync(join(dataDir, 'keys'))).toBe(false);
  });

  it('says that the map of addresses cannot be used', async () => {
    await prepareDatabase();
    const { said, exit } = run('start', { GEO_DATABASE: import.meta.filename });
    expect(await exit).toBe(1);
    expect(said.err).toBe(
      'GEO_DATABASE cannot be used: it is no database in the format of MaxMind (.mmdb), or not all of one.\n',
    );
  });

  it('says that the database does not answer, after some timeout', async () => {
    const config = testConfig({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const lines: string[] = [];
    const opening = waitForDatabase(config, { log: createLog('silent') }, (line) => lines.push(line), 0);
    await expect(opening).rejects.toThrow(/^The database named by DATABASE_URL cannot be used: [^\n]+$/);
  });

  it('knows its commands', async () => {
    const { said, exit } = run('brew', {});
    expect(await exit).toBe(1);
    expect(said.err).toBe('There is no command "brew". Try: inkstone help\n');
  });
});

describe.skipIf(server)('commands', () => {
  it('config shows the settings without secrets', async () => {
    const { said, exit } = run('config', { DATABASE_URL: 'postgres://user:hush@host/db', PORT: '80' });
    expect(await exit).toBe(0);
    expect(said.out).toContain('PORT = 80\n');
    expect(said.out + said.err).not.toContain('hush');
  });

  it('migrate brings the database up to date, twice if asked', async () => {
    for (let i = 0; i < 2; i++) {
      const { said, exit } = run('migrate', {});
      expect(await exit).toBe(0);
      expect(said.err).toBe('The database is up to date.\n');
    }
  });
});

describe.skipIf(server)('a process', () => {
  it('serves, stops when told to, and has let go of its data', async () => {
    const first = run('start', { PORT: '0' });
    await first.until(/Open (\S+) in/);
    const url = /Open (\S+) in/.exec(first.said.err)?.[1];
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(first.said.out).toContain('"msg":"stopped"');
    for (const line of first.said.out.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();

    const second = run('migrate', {});
    expect(await second.exit).toBe(0);
  });

  it('takes notices of the payment providers that its settings enable', async () => {
    await prepareDatabase();
    const { account, secretKey, publishableKey, webhookSecrets } = stripeSettings();
    const { said, until } = run('start', {
      ...{ PORT: '0', PAY_STRIPE: 'on', STRIPE_ACCOUNT: account, STRIPE_SECRET_KEY: secretKey },
      ...{ STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecrets.join(',') },
    });
    await until(/Open (\S+) in/);
    const url = /Open (\S+) in/.exec(said.err)?.[1];
    const post = async (channel: string) => {
      const response = await fetch(`${url}/api/pay/notice/${channel}`, { method: 'POST', body: '{}' });
      return response.status;
    };
    expect([await post('stripe'), await post('wechat')]).toEqual([400, 404]);
  });
});

describe.runIf(server)('PostgreSQL', () => {
  it('that lacks the database ends the start with one line', async () => {
    const url = new URL(server ?? '');
    url.pathname = '/inkstone_nowhere';
    const { said, exit } = run('start', { DATABASE_URL: url.href });
    expect(await exit).toBe(1);
    expect(said.err).toBe(
      'The database named by DATABASE_URL cannot be used: database "inkstone_nowhere" does not exist\n',
    );
  });

  it('that comes late is waited for', async () => {
    const db = await createTestDatabase();
    const line = await startForwarder(db.url ?? '');
    await line.cut();
    const config = testConfig({ databaseUrl: line.url });
    const opening = waitForDatabase(config, { log: createLog('silent') }, () => void line.mend());
    await (await opening).close();
    await line.cut();
    await db.close();
  });
});
