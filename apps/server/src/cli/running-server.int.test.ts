import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyEmbeddedTemplate, createTestDatabase, type TestDatabase } from '../testing/database.ts';

const cli = join(import.meta.dirname, '../cli.ts');
const isEmbedded = !process.env.TEST_DATABASE_URL;
/** With it, which script/test names, a process does not compile the same sources again. */
const { NODE_COMPILE_CACHE } = process.env;
/** A process that ends soon does not repay optimising the embedded database: 1.2 of 4 s of processor time for a start. */
const flags = ['--liftoff-only'];
/** For what has nothing to do with the database: starting so many processes takes most of a minute. */
const onceOnly = it.runIf(isEmbedded);

let dataDir: string;
/** Only for a database on a PostgreSQL server; the embedded one is in the data folder. */
let shared: TestDatabase | null = null;
const children: ChildProcess[] = [];
beforeAll(async () => {
  if (!isEmbedded) shared = await createTestDatabase();
});
afterAll(async () => shared?.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'inkstone-cli-'));
  if (isEmbedded) await copyEmbeddedTemplate(join(dataDir, 'database'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function spawnCli(args: readonly string[], user: { readonly uid?: number; readonly gid?: number } = {}) {
  const child = spawn(process.execPath, [...flags, cli, ...args], {
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'test', PORT: '0', WARM_CHECKS: 'off' },
      ...{ DATA_DIR: dataDir, ...(shared?.url ? { DATABASE_URL: shared.url } : {}) },
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    },
    ...user,
  });
  children.push(child);
  const said = { err: '' };
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

/** Starts the server and gives its process and address. */
async function startServer() {
  const { child, said } = spawnCli(['start']);
  const ended = once(child, 'close').then(() => {
    throw new Error(`The server did not start: ${said.err}`);
  });
  for (;;) {
    const [, url] = /Open (\S+) in a browser/.exec(said.err) ?? [];
    if (url !== undefined) {
      ended.catch(() => undefined);
      return { child, url };
    }
    await Promise.race([once(child.stderr, 'data'), ended]);
  }
}

/** Runs a command to its end. */
async function run(args: readonly string[], user?: Parameters<typeof spawnCli>[1]) {
  const { child, said } = spawnCli(args, user);
  const [code] = await once(child, 'close');
  return { code: Number(code), lines: said.err.trim().split('\n') };
}

const socket = () => join(dataDir, 'operator', 'socket');

describe('a command', () => {
  it('asks the server that runs, and the database itself where none does', async () => {
    const { child } = await startServer();
    expect(statSync(socket()).mode & 0o777).toBe(0o600);
    const added = await run(['organisations', 'add', '青山市']);
    expect(added.code).toBe(0);
    const [id = ''] = (added.lines[0] ?? '').split(' ');

    child.kill('SIGTERM');
    await once(child, 'close');
    expect(existsSync(socket())).toBe(false);
    const listed = await run(['organisations', 'list']);
    expect(listed).toEqual({ code: 0, lines: [`${id}       0 members  青山市`] });
  });

  onceOnly('works after a crash left the socket behind, before and after the next start', async () => {
    const crashed = await startServer();
    crashed.child.kill('SIGKILL');
    await once(crashed.child, 'close');
    expect(existsSync(socket())).toBe(true);
    expect((await run(['keys', 'list'])).lines).toEqual(['k1  in use']);

    await startServer();
    expect((await run(['keys', 'rotate'])).lines[0]).toBe('k2  in use');
  });

  onceOnly('says in words what the server refuses', async () => {
    await startServer();
    expect(await run(['organisations', 'members', 'nobody'])).toEqual({
      code: 1,
      lines: ['There is no organisation “nobody”.'],
    });
    const usage = await run(['organisations', 'dance']);
    expect(usage.lines[0]).toContain('inkstone organisations list');
  });

  it.runIf(isEmbedded && process.getuid?.() === 0)('of another user is not let in', async () => {
    await startServer();
    chmodSync(dataDir, 0o755);
    const { code, lines } = await run(['keys', 'list'], { uid: 65_534, gid: 65_534 });
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /cannot be reached: .*EACCES.*Run this as the user that the server runs as/,
    );
  });
});

onceOnly('does not take the operator’s header from the network', async () => {
  const { url } = await startServer();
  const response = await fetch(`${url}/api/admin/keys`, { headers: { 'x-operator-name': 'root' } });
  expect(await response.json()).toMatchObject({ code: 'sign_in_first' });
});
