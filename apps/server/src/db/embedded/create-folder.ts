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
 * Makes an empty database at `folder` unless one is there. It is made beside and moved when complete, so a
 * crash at any moment leaves either none or a whole one.
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

/** Waits until every file and folder of a tree is on the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

/** Waits until one file, or the names in one folder, are on the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
