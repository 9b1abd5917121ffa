import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openPglite } from './open-pglite.ts';

/**
 * Creates an empty database at `folder` if there is none. It is created beside it and moved into place when
 * complete, so that a crash leaves either none or a complete one.
 */
export async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const pglite = await openPglite(draft, { isDurable: false });
  await pglite.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

/** Flushes every file and folder of a tree to disk (fsync). */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

/** Flushes one file, or the entries of one folder, to disk (fsync). */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
