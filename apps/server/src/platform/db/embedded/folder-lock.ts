import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../settings/start-error.ts';

/** Another process uses the folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by another process${owner ? ` (${owner})` : ''}: stop that first.`,
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks a folder for this process, or throws FolderInUseError when it is not free within `timeout` ms. The
 * kernel releases the lock when the process ends, so there are no stale locks: SQLite holds the kernel lock
 * on a small file, which Node cannot do by itself.
 */
export function lockFolder(folder: string, timeout = 0): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = join(folder, 'lock.owner');
  const path = join(folder, 'lock');
  const lock = new DatabaseSync(path, { timeout });
  try {
    // Once the file has content, locking writes nothing, so a full disk does not matter.
    if (statSync(path).size === 0) lock.exec('pragma user_version = 1');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUseError(folder, readIfPresent(owner));
    throw error;
  }
  recordOwner(owner);
  return { release: () => lock.close() };
}

/** Used only in the message to other processes; skipped on a full disk. */
function recordOwner(path: string): void {
  try {
    writeFileSync(path, `process ${process.pid}`);
  } catch {
    // The lock itself is still held.
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
