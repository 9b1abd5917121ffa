import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../settings/start-error.ts';

/**
 * Creates the folder of the embedded database if there is none. Throws StartError when it cannot be created
 * or is not writable for this process, mostly because another user created it. The engine's own error would
 * only say that a file exists.
 */
export function requireAccess(folder: string, cluster: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`, error);
  }
  for (const path of [folder, cluster, join(cluster, 'PG_VERSION'), join(cluster, 'postmaster.pid')]) {
    if (existsSync(path) && !isWritable(path)) throw new StartError(explain(folder, path));
  }
}

function isWritable(path: string): boolean {
  const search = statSync(path).isDirectory() ? constants.X_OK : 0;
  try {
    accessSync(path, constants.R_OK | constants.W_OK | search);
    return true;
  } catch {
    return false;
  }
}

function explain(folder: string, path: string): string {
  const owner = statSync(path).uid;
  const self = process.getuid?.() ?? owner;
  const whose =
    owner === self ? 'it is read-only' : `it belongs to user ${owner}, and this process runs as user ${self}`;
  return `The data folder ${folder} cannot be used: ${whose} (${path}). Start as that user, or change the owner with chown -R.`;
}
