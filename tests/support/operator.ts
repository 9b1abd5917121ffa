import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createHttpCall } from '@inkstone/api-client';
import type { Call } from '@inkstone/contracts';
import { expect } from '@playwright/test';
import { fetchOverSocket } from '../../apps/server/src/cli/fetch-over-socket.ts';
import { operatorSocket } from '../../apps/server/src/platform/http/operator-socket.ts';
import type { ServerProcess } from './server-process.ts';

const program = resolve(import.meta.dirname, '../../apps/server/build/main.js');

/**
 * Runs `inkstone …` as the operator of a running or stopped server, and expects success. Returns its messages (standard
 * error).
 */
export function inkstone({ dataDir, url, databaseUrl }: ServerProcess, ...args: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BASE_URL: url,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stderr;
}

/**
 * Calls a running server as its operator, over the socket that `inkstone …` uses, for journeys that are not about the
 * command line: each command takes a second of processor time.
 */
export function callAsOperator({ dataDir }: ServerProcess): Call {
  const socket = operatorSocket(dataDir);
  if (socket === null) throw new Error('This system has no sockets in folders');
  const fetch = fetchOverSocket(socket, 'journey');
  return createHttpCall({ baseUrl: 'http://localhost', language: () => 'en', fetch });
}
