import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncTree } from '../db/embedded/create-folder.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import type { FileStore } from '../files/file-store.ts';

/** The parts of a backup, relative to its folder. */
export const partsOf = (folder: string) => ({
  cluster: join(folder, 'cluster'),
  dump: join(folder, 'database.dump'),
  files: join(folder, 'files'),
  keys: join(folder, 'keys'),
});

/** The parts of an installation, relative to its data folder. */
export const placesOf = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  cluster: join(dataDir, 'database', 'cluster'),
  keys: join(dataDir, 'keys'),
});

/** Copies the embedded database. Throws FolderInUseError if another process has it open. */
export async function copyEmbedded(dataDir: string, target: string): Promise<void> {
  const { database, cluster } = placesOf(dataDir);
  const lock = lockFolder(database);
  try {
    if (existsSync(cluster)) await cp(cluster, target, { recursive: true });
  } finally {
    lock.release();
  }
}

/** Replaces the embedded database by a copy, atomically also in a crash. */
export async function placeEmbedded(dataDir: string, source: string): Promise<void> {
  const { database, cluster } = placesOf(dataDir);
  const lock = lockFolder(database);
  try {
    const draft = `${cluster}.restored`;
    const old = `${cluster}.replaced`;
    for (const path of [draft, old]) rmSync(path, { recursive: true, force: true });
    await cp(source, draft, { recursive: true });
    syncTree(draft);
    if (existsSync(cluster)) renameSync(cluster, old);
    renameSync(draft, cluster);
    rmSync(old, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

/** Copies every file from one store to another. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for await (const key of from.list('')) {
    const file = await from.open(key);
    // A file deleted since it was listed is skipped.
    if (file) await to.put(key, file.content);
  }
}

/** Copies a folder, if it exists, readable by this user only. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await cp(from, to, { recursive: true });
}

/** Returns whether a folder is missing or empty. */
export async function isEmptyFolder(path: string): Promise<boolean> {
  return !existsSync(path) || (await readdir(path)).length === 0;
}

/** Returns whether a store has no file. */
export async function isEmptyStore(files: FileStore): Promise<boolean> {
  for await (const _key of files.list('')) return false;
  return true;
}
