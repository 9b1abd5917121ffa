import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waitForDatabase } from '../main.ts';
import { createLog } from '../platform/observability/log.ts';
import { testConfig } from '../testing/config.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startForwarder } from '../testing/forwarder.ts';
import { useProgram } from '../testing/program.ts';

const server = process.env.TEST_DATABASE_URL;
const program = useProgram();

/** Tests that depend on the database engine. All others are in `start.int.test.ts`. */
describe.skipIf(server)('the embedded database', () => {
  it.runIf(process.getuid?.() === 0)('owned by another user ends the start with one line', async () => {
    await program.prepareDatabase();
    chmodSync(program.dataDir, 0o755);
    const { output, exit } = program.run(['start'], {}, { uid: 65_534, gid: 65_534 });
    expect(await exit).toBe(1);
    expect(output.err).toMatch(
      /^The data folder [^\n]+ cannot be used: it belongs to user 0, and this process runs as user 65534 [^\n]+\n$/,
    );
  });

  it('reports a backup as the way to restore a damaged database', async () => {
    await program.prepareDatabase();
    writeFileSync(join(program.dataDir, 'database/cluster/global/pg_control'), Buffer.alloc(8192));
    const { output, exit } = program.run(['start'], { PORT: '0' });
    expect(await exit).toBe(1);
    // The start fails at once instead of retrying, so this is the only line.
    expect(output.err).toMatch(/^The database in [^\n]+ does not open[^\n]+script\/restore[^\n]+\n$/);
  });

  it('is created by the first start, which serves, also commands, and releases its data when it stops', async () => {
    const { url, child, output, exit } = await program.serve();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const socket = join(program.dataDir, 'operator', 'socket');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    // A command reaches the data through the server, and directly if none runs.
    const command = async (...args: string[]) => {
      const { exit, output } = program.run(['organisations', ...args]);
      return { code: await exit, lines: output.err.trim().split('\n') };
    };
    const added = await command('add', '青山市');
    expect(added.code).toBe(0);
    const [id = ''] = (added.lines[0] ?? '').split(' ');

    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output.out).toContain('"msg":"stopped"');
    for (const line of output.out.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    expect(existsSync(socket)).toBe(false);
    expect(await command('list')).toEqual({ code: 0, lines: [`${id}       0 members  青山市`] });
  });
});

describe.runIf(server)('PostgreSQL', () => {
  it('without the database ends the start with one line', async () => {
    const url = new URL(server ?? '');
    url.pathname = '/inkstone_nowhere';
    const { output, exit } = program.run(['start'], { DATABASE_URL: url.href });
    expect(await exit).toBe(1);
    expect(output.err).toBe(
      'The database named by DATABASE_URL cannot be used: database "inkstone_nowhere" does not exist\n',
    );
  });

  it('is waited for when it starts later', async () => {
    const db = await createTestDatabase();
    const line = await startForwarder(db.url ?? '');
    await line.cut();
    const config = testConfig({ databaseUrl: line.url });
    const opening = waitForDatabase(config, { log: createLog('silent') }, () => void line.restore());
    await (await opening).close();
    await line.cut();
    await db.close();
  });
});
