import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../composition/config.ts';
import { start, waitForDatabase } from '../main.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/observability/log.ts';
import { StartError } from '../platform/settings/start-error.ts';
import { stripeSettings } from '../providers/pay/stripe/testing/stripe-account.ts';
import { testConfig } from '../testing/config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { useProgram } from '../testing/program.ts';
import { createRawPool } from '../testing/raw-pool.ts';

/**
 * Starts in this process with the settings of the environment: a separate process takes 2 to 5 s of processor time, and prints
 * the message of such an error on one line (`lists its commands`, and `main.int.test.ts`).
 */
const program = useProgram();
let shared: TestDatabase | null = null;
/** The setting that names the database; empty for the embedded one. */
let database: Record<string, string> = {};
beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return;
  shared = await createTestDatabase();
  database = { DATABASE_URL: shared.url ?? '' };
});
afterAll(async () => shared?.close());
beforeEach(async () => {
  if (!shared) await program.prepareDatabase();
});

function startWith(settings: Record<string, string>) {
  const here = { NODE_ENV: 'test', DATA_DIR: program.dataDir, PORT: '0', ...database };
  return start(readConfig({ ...here, WARM_CHECKS: 'off', LOG_LEVEL: 'silent', ...settings }), () => {});
}

/** The last line of a failed start. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const running = await startWith(settings).catch((error: unknown) => error);
  if (running instanceof StartError) return running.message;
  throw running instanceof Error ? running : new Error('It started');
}

describe('a start that is impossible', () => {
  it('reports every invalid setting on its own line', async () => {
    const { output, exit } = program.run(['start'], { PORT: 'abc', SESSION_DAYS: '-1' });
    expect(await exit).toBe(1);
    expect(output.err.trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "abc".',
      'SESSION_DAYS must be a whole number from 1 to 365, but is "-1".',
    ]);
  });

  it('reports that the port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusalOf({ PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program. Set PORT to a free one.`,
    );
    blocker.close();
  });

  it('reports that the data folder cannot be used', async () => {
    expect(await refusalOf({ DATA_DIR: '/dev/null/data' })).toMatch(/^DATA_DIR cannot be used: [^\n]+$/);
  });

  it('creates no new secret in a data folder that contains accounts', async () => {
    await (await startWith({})).stop();
    const config = testConfig({ dataDir: program.dataDir, databaseUrl: database.DATABASE_URL ?? null });
    const db = await openDatabase(config, { log: createLog('silent') });
    await db.run(
      `insert into accounts (account_id, agreed_to_terms_at, created_at, updated_at) values ('somebody', 1, 1, 1)`,
    );
    await db.close();
    rmSync(join(program.dataDir, 'keys'), { recursive: true });

    expect(await refusalOf({})).toMatch(
      /^The secret [^\n]+master\.key is missing, but there are accounts[^\n]+$/,
    );
    expect(existsSync(join(program.dataDir, 'keys'))).toBe(false);
    // The other tests of this file require a database without accounts.
    await shared?.run(`delete from accounts where account_id = 'somebody'`);
  });

  it('reports that the geolocation database cannot be used', async () => {
    expect(await refusalOf({ GEO_DATABASE: import.meta.filename })).toBe(
      'GEO_DATABASE cannot be used: it is not a complete database in the format of MaxMind (.mmdb).',
    );
  });

  it('reports that the database does not answer, after some timeout', async () => {
    const config = testConfig({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const lines: string[] = [];
    const opening = waitForDatabase(config, { log: createLog('silent') }, (line) => lines.push(line), 0);
    await expect(opening).rejects.toThrow(/^The database named by DATABASE_URL cannot be used: [^\n]+$/);
  });

  it('lists its commands', async () => {
    const { output, exit } = program.run(['brew']);
    expect(await exit).toBe(1);
    expect(output.err).toBe('There is no command "brew". Try: inkstone help\n');
  });
});

describe('commands', () => {
  it('config shows the settings without secrets', async () => {
    const settings = { DATABASE_URL: 'postgres://user:hush@host/db', PORT: '80' };
    const { output, exit } = program.run(['config'], settings);
    expect(await exit).toBe(0);
    expect(output.out).toContain('PORT = 80\n');
    expect(output.out + output.err).not.toContain('hush');
  });

  it('migrate brings an empty database up to date, and can be repeated', async () => {
    rmSync(join(program.dataDir, 'database'), { recursive: true, force: true });
    const empty = shared && (await createRawPool());
    const settings: Record<string, string> = empty?.url ? { DATABASE_URL: empty.url } : {};
    for (let i = 0; i < 2; i++) {
      const { output, exit } = program.run(['migrate'], settings);
      expect(await exit).toBe(0);
      expect(output.err).toBe('The database is up to date.\n');
    }
    const { rows } = (await empty?.pool.query('select * from accounts')) ?? { rows: [] };
    expect(rows).toEqual([]);
    await empty?.close();
  });
});

it('a process accepts notices of the payment providers enabled by its settings', async () => {
  const { account, secretKey, publishableKey, webhookSecrets } = stripeSettings();
  const running = await startWith({
    ...{ PAY_STRIPE: 'on', STRIPE_ACCOUNT: account, STRIPE_SECRET_KEY: secretKey },
    ...{ STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecrets.join(',') },
  });
  const post = async (channel: string) => {
    const address = `http://127.0.0.1:${running.port}/api/pay/notice/${channel}`;
    return (await fetch(address, { method: 'POST', body: '{}' })).status;
  };
  expect([await post('stripe'), await post('wechat')]).toEqual([400, 404]);
  await running.stop();
});
