import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useProgram } from '../testing/program.ts';

// With the embedded database a command can reach the data only through the running server. Tests that do not depend on
// the engine are in `operator-socket.int.test.ts`.
const program = useProgram();
beforeEach(() => program.prepareDatabase());

it.skipIf(process.env.TEST_DATABASE_URL)(
  'a command uses the running server, or the database directly if none runs',
  async () => {
    const run = async (...args: string[]) => {
      const { exit, output } = program.run(['organisations', ...args]);
      return { code: await exit, lines: output.err.trim().split('\n') };
    };
    const { child } = await program.serve();
    const socket = join(program.dataDir, 'operator', 'socket');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    const added = await run('add', '青山市');
    expect(added.code).toBe(0);
    const [id = ''] = (added.lines[0] ?? '').split(' ');

    child.kill('SIGTERM');
    await once(child, 'close');
    expect(existsSync(socket)).toBe(false);
    expect(await run('list')).toEqual({ code: 0, lines: [`${id}       0 members  青山市`] });
  },
);
