import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../../ports/config.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createDiskFiles } from '../files/disk-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { StartError } from '../settings/start-error.ts';
import { type Manifest, verifyManifest } from './manifest.ts';
import {
  copyFiles,
  copyFolder,
  isEmptyFolder,
  isEmptyStore,
  partsOf,
  placeEmbedded,
  placesOf,
} from './parts.ts';
import { isPostgresEmpty, restorePostgres } from './postgres-tools.ts';

interface RestoreOptions {
  /** Replaces existing data; otherwise the installation must be empty. */
  readonly force: boolean;
}

/**
 * Restores a backup after every file of it has been verified. The server must be stopped. Throws StartError
 * with a one-line message before anything is changed.
 */
export async function runRestore(
  config: Config,
  source: string,
  { force }: RestoreOptions,
): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = await verifyManifest(folder);
  const engine = config.databaseUrl ? 'postgres' : 'embedded';
  if (manifest.database !== engine) {
    throw new StartError(
      `The backup is of ${manifest.database === 'embedded' ? 'the embedded database: leave DATABASE_URL out' : 'PostgreSQL: name an empty one in DATABASE_URL'}.`,
    );
  }
  const files = createFileStore(config);
  if (!force) await refuseUnlessEmpty(config, files);

  const parts = partsOf(folder);
  const { keys } = placesOf(config.dataDir);
  if (config.databaseUrl) await restorePostgres(config.databaseUrl, parts.dump, force);
  else await placeEmbedded(config.dataDir, parts.cluster);
  if (force) for await (const key of files.list('')) await files.delete(key);
  await copyFiles(createDiskFiles(parts.files), files);
  await rm(keys, { recursive: true, force: true });
  await copyFolder(parts.keys, keys);
  return manifest;
}

async function refuseUnlessEmpty(config: Config, files: FileStore): Promise<void> {
  const { cluster, keys } = placesOf(config.dataDir);
  const hasDatabase = config.databaseUrl
    ? !(await isPostgresEmpty(config.databaseUrl))
    : !(await isEmptyFolder(cluster));
  const full = [
    hasDatabase && 'a database',
    !(await isEmptyStore(files)) && 'files',
    !(await isEmptyFolder(keys)) && 'keys',
  ].filter(Boolean);
  if (full.length === 0) return;
  throw new StartError(`There is ${full.join(', ')} here already. Add --force to replace what is there.`);
}
