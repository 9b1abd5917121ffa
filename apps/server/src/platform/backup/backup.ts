import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Clock } from '@inkstone/kernel';
import type { Config } from '../../ports/config.ts';
import { syncPath, syncTree } from '../db/embedded/create-folder.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createDiskFiles } from '../files/disk-files.ts';
import { StartError } from '../settings/start-error.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { copyEmbedded, copyFiles, copyFolder, isEmptyFolder, partsOf, placesOf } from './parts.ts';
import { dumpPostgres } from './postgres-tools.ts';

/**
 * Backs up database, files and keys into a new folder. With PostgreSQL the server may be running; the
 * embedded database can be opened by one process only, so the server must be stopped. Throws StartError with
 * a one-line message.
 */
export async function runBackup(config: Config, target: string, clock: Clock): Promise<Manifest> {
  const folder = resolve(target);
  if (!(await isEmptyFolder(folder))) throw new StartError(`${folder} is not empty: name a new folder.`);
  const draft = `${folder}.incomplete`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const parts = partsOf(draft);

  // The database first: a file added later is harmless, a missing one is not.
  if (config.databaseUrl) await dumpPostgres(config.databaseUrl, parts.dump);
  else await copyEmbedded(config.dataDir, parts.cluster);
  await copyFiles(createFileStore(config), createDiskFiles(parts.files));
  await copyFolder(placesOf(config.dataDir).keys, parts.keys);

  const manifest = await writeManifest(draft, {
    createdAt: clock.now(),
    database: config.databaseUrl ? 'postgres' : 'embedded',
  });
  syncTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  syncPath(dirname(folder));
  return manifest;
}
