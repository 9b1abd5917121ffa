import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../composition/config.ts';
import { type Running, start } from '../main.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { useProgram } from '../testing/program.ts';
import { keysCommand } from './keys.ts';
import { organisationsCommand } from './organisations.ts';
import { type OperatorCommand, withCall } from './with-call.ts';

/**
 * Tests that do not depend on the database engine; they use PostgreSQL if it is available. The commands run in this
 * process, as `cli.ts` runs them; `main.int.test.ts` runs them as a process on the embedded database.
 */
const program = useProgram();
let shared: TestDatabase | null = null;
let settings: Record<string, string> = {};
let running: Running | null = null;
beforeEach(async () => {
  settings = {
    NODE_ENV: 'test',
    DATA_DIR: program.dataDir,
    PORT: '0',
    WARM_CHECKS: 'off',
    LOG_LEVEL: 'silent',
  };
  if (!process.env.TEST_DATABASE_URL) return program.prepareDatabase();
  shared = await createTestDatabase();
  settings.DATABASE_URL = shared.url ?? '';
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await shared?.close();
});

async function startHere(): Promise<string> {
  running = await start(readConfig(settings), () => {});
  return `http://127.0.0.1:${running.port}`;
}

/** Runs a command to its end and returns its output; rejects with its error output. */
async function run(command: OperatorCommand, ...args: string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await withCall(readConfig(settings), print, (call) => command(call, args, print));
  return lines;
}

describe('a command', () => {
  it('works although a crash left the socket file, before and after the next start', async () => {
    const crashed = await program.serve(settings);
    crashed.child.kill('SIGKILL');
    await once(crashed.child, 'close');
    expect(existsSync(join(program.dataDir, 'operator', 'socket'))).toBe(true);
    expect(await run(keysCommand, 'list')).toEqual(['k1  in use']);

    await startHere();
    expect((await run(keysCommand, 'rotate'))[0]).toBe('k2  in use');
  });

  it("prints the server's refusals as text, and is refused for another user", async () => {
    const url = await startHere();
    await expect(run(organisationsCommand, 'members', 'nobody')).rejects.toThrow(
      /^There is no organisation “nobody”\.$/,
    );
    await expect(run(organisationsCommand, 'dance')).rejects.toThrow('inkstone organisations list');

    // A request over the network never has the operator's permissions.
    const response = await fetch(`${url}/api/admin/keys`, { headers: { 'x-operator-name': 'root' } });
    expect(await response.json()).toMatchObject({ code: 'sign_in_first' });

    if (process.getuid?.() !== 0) return;
    chmodSync(program.dataDir, 0o755);
    const { exit, output } = program.run(['keys', 'list'], settings, { uid: 65_534, gid: 65_534 });
    expect(await exit).toBe(1);
    expect(output.err).toMatch(/cannot be reached: .*EACCES.*Run this as the user that the server runs as/);
  });
});
