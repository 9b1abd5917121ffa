import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { second } from '@inkstone/kernel';
import { fetchPart, PartialDownload } from './fetch-part.ts';
import { lockDownload } from './lock-download.ts';
import { ModelFileError } from './model-file-error.ts';
import { checkGguf, hashFile, pathOfModel, writeNote } from './model-folder.ts';

/** A model to download. */
export interface ModelDownload {
  readonly name: string;
  readonly licence: string | null;
  readonly sha256: string;
  /** In bytes; null if it is not known beforehand. */
  readonly size: number | null;
  /** In the order of preference. */
  readonly addresses: readonly URL[];
}

/** Dependencies of a download. */
export interface DownloadTools {
  /** Prints a step or a failure for the operator. */
  readonly print: (line: string) => void;
  /** Free bytes of the file system of a folder. */
  readonly freeSpace: (folder: string) => Promise<number>;
  readonly onProgress: (length: number, total: number | null) => void;
  /** Idle timeout of a connection, in ms. */
  readonly timeout: number;
}

/** The dependencies used by the command line. */
export function downloadTools(report: Pick<DownloadTools, 'print' | 'onProgress'>): DownloadTools {
  const freeSpace = async (folder: string) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return { ...report, freeSpace, timeout: 60 * second };
}

/** Number of consecutive retries of one URL without progress. */
const maxFailures = 3;
/** Disk space that downloads leave free, in bytes. */
export const reservedDiskSpace = 512 * 1024 * 1024;

/**
 * Downloads a model into a folder, continuing an earlier attempt. The file appears under its name only when
 * its hash is right. Tries one URL after another. Throws ModelFileError, also while another process downloads
 * it.
 */
export async function downloadModel(
  folder: string,
  model: ModelDownload,
  tools: DownloadTools,
): Promise<void> {
  const target = pathOfModel(folder, model.name);
  await mkdir(folder, { recursive: true });
  // The name contains the hash, so that a partial download of another file with the same name is never
  // resumed.
  const part = join(folder, `${model.name}.${model.sha256.slice(0, 16)}.part`);
  const release = await lockDownload(part, model.name);
  try {
    await downloadTo({ target, part }, { folder, model, tools });
  } finally {
    await release();
  }
}

async function downloadTo(
  { target, part }: { readonly target: string; readonly part: string },
  { folder, model, tools }: Download,
): Promise<void> {
  for (const address of model.addresses) {
    try {
      await fetchWhole(address, part, { folder, model, tools });
      await verify(part, model);
      await rename(part, target);
      await writeNote(folder, model.name, model);
      return;
    } catch (error) {
      if (isDiskFull(error)) {
        await rm(part, { force: true });
        throw new ModelFileError('The disk is full. The partial download was removed.');
      }
      if (!(error instanceof PartialDownload)) throw error;
      tools.print(`${address.host}: ${error.message}`);
    }
  }
  const isKept = (await sizeOf(part)) > 0;
  throw new ModelFileError(
    `${model.name} could not be downloaded.${isKept ? ' What has arrived is kept; the next attempt continues it.' : ''}`,
  );
}

interface Download {
  readonly folder: string;
  readonly model: ModelDownload;
  readonly tools: DownloadTools;
}

/** Fetches a file from one URL, resuming after interrupted connections. */
async function fetchWhole(address: URL, part: string, { folder, model, tools }: Download): Promise<void> {
  for (let failures = 0; ; ) {
    const before = await sizeOf(part);
    if (model.size !== null && before >= model.size) return;
    const checkSpace = async (missing: number) => {
      if ((await tools.freeSpace(folder)) >= missing + reservedDiskSpace) return;
      throw new ModelFileError(
        `There is not enough space in ${folder} for ${megabytes(missing)} more; ${megabytes(reservedDiskSpace)} have to stay free.`,
      );
    };
    try {
      await fetchPart({ address, part, from: before, size: model.size, checkSpace, ...tools });
      return;
    } catch (error) {
      if (!(error instanceof PartialDownload) || error.isFinal) throw error;
      failures = (await sizeOf(part)) > before ? 0 : failures + 1;
      if (failures === maxFailures) throw error;
      tools.print(`${address.host}: ${error.message}; continuing at ${megabytes(await sizeOf(part))}.`);
    }
  }
}

async function verify(part: string, { name, sha256, size }: ModelDownload): Promise<void> {
  const found = await hashFile(part);
  const isRight = found === sha256 && (size === null || (await sizeOf(part)) === size);
  if (isRight) {
    return await checkGguf(part, `The file of ${name}`).catch(async (error: unknown) => {
      await rm(part, { force: true });
      throw error;
    });
  }
  await rm(part, { force: true });
  throw new PartialDownload(
    `the file is not ${name}: its SHA-256 is ${found} and should be ${sha256}. It was removed.`,
    { isFinal: true },
  );
}

/** The size of a file in bytes; 0 if there is none. */
async function sizeOf(path: string): Promise<number> {
  return await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Formats a size for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`;
}
