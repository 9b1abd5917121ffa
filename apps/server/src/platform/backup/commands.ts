import { parseArgs } from 'node:util';
import { systemClock } from '@inkstone/kernel';
import type { Config } from '../../ports/config.ts';
import { isDiskFull } from '../db/sql-errors.ts';
import { StartError } from '../settings/start-error.ts';
import { runBackup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { runRestore } from './restore.ts';

type Print = (line: string) => void;

/** `backup <new folder>` */
export async function backupCommand(config: Config, args: readonly string[], print: Print): Promise<void> {
  const { folder } = readArguments(args, 'inkstone backup <new folder>');
  const manifest = await explained(() => runBackup(config, folder, systemClock));
  print(`Backed up ${describe(manifest)} to ${folder}. It holds the keys: keep it as safe as a password.`);
}

/** `restore <folder> [--force]` */
export async function restoreCommand(config: Config, args: readonly string[], print: Print): Promise<void> {
  const { folder, force } = readArguments(args, 'inkstone restore <folder> [--force]');
  const manifest = await explained(() => runRestore(config, folder, { force }));
  print(
    `Restored ${describe(manifest)} from ${folder}, as of ${new Date(manifest.createdAt).toISOString()}.`,
  );
}

function readArguments(args: readonly string[], usage: string): { folder: string; force: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder, force: values.force };
  } catch {
    // An unknown option: print the usage below.
  }
  throw new StartError(`Usage: ${usage}`);
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new StartError('The disk is full; nothing was replaced.', error);
    throw error;
  }
}

function describe({ files }: Manifest): string {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  return `${files.length} files (${megabytes.toFixed(1)} MB)`;
}
