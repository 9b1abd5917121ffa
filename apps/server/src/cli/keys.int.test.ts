import { afterAll, beforeAll, expect, it } from 'vitest';
import { outputOf } from '../testing/operator.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { keysCommand } from './keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Output of the command, line by line. */
const output = (...args: string[]) => outputOf(server, keysCommand, ...args);

it('lists the keys, and rotates to a new one', async () => {
  expect(await output()).toEqual(['k1  in use']);
  const both = ['k2  in use', 'k1  honoured until 2026-12-13T03:00:00.000Z'];
  expect(await output('rotate')).toEqual(both);
  expect(await output('list')).toEqual(both);
});

it.each([['turn'], ['list', 'all'], ['--help']])('prints its usage for %j', async (...args) => {
  await expect(output(...args)).rejects.toThrow('inkstone keys rotate');
});
