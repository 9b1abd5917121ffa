import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, relative } from 'node:path';

/** The header with the percent-encoded name of the system user who runs the command. */
export const operatorNameHeader = 'x-operator-name';

/** The maximum length of a Unix socket address in bytes: `sun_path` without its terminating zero. */
const maxAddressLength = process.platform === 'linux' ? 107 : 103;

/**
 * Returns the address of the socket for commands of a data folder: absolute or, if too long, relative to the
 * working directory. Null if neither fits, and on Windows, where any user may open a pipe.
 */
export function operatorSocket(dataDir: string, platform: string = process.platform): string | null {
  if (platform === 'win32') return null;
  const path = join(dataDir, 'operator', 'socket');
  const fits = (address: string) => Buffer.byteLength(address) <= maxAddressLength;
  return [path, relative(process.cwd(), path)].find(fits) ?? null;
}

/** Creates the socket's folder, accessible to this user only, and removes a socket left by a crash. */
export async function prepareSocket(address: string): Promise<'ready' | 'in use'> {
  const folder = dirname(address);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder may already exist; its mode also protects the socket until its own mode is set.
  chmodSync(folder, 0o700);
  if ((await probeSocket(address)) === 'answers') return 'in use';
  rmSync(address, { force: true });
  return 'ready';
}

/**
 * Checks whether a server listens at the address. Rejects if that cannot be determined, for example without
 * permission.
 */
export function probeSocket(address: string): Promise<'answers' | 'nobody'> {
  const { promise, resolve, reject } = Promise.withResolvers<'answers' | 'nobody'>();
  const socket = connect({ path: address });
  socket.once('connect', () => {
    socket.destroy();
    resolve('answers');
  });
  socket.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK') {
      resolve('nobody');
    } else {
      reject(error);
    }
  });
  return promise;
}
