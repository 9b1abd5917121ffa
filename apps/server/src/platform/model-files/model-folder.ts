import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ModelFileError } from './model-file-error.ts';

const extension = '.gguf';
/** Supported versions of GGUF. */
const versions = [2, 3];

/** Facts about a model file. */
export interface ModelFile {
  /** Name of the file without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Computed when the file was downloaded or added; null for a file that was copied into the folder manually. */
  readonly sha256: string | null;
  readonly licence: string | null;
}

const note = z.object({ sha256: z.string(), licence: z.string().nullable() });

/** The folder of model files: DATA_DIR/models. */
export function modelFolderOf(dataDir: string): string {
  return join(dataDir, 'models');
}

/** Whether a name may be that of a model: it becomes part of a path. */
export function isModelName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name) && !name.endsWith(extension);
}

/** The path of a model file. Throws ModelFileError for a name that may not be one. */
export function pathOfModel(folder: string, name: string): string {
  if (!isModelName(name)) {
    throw new ModelFileError(
      `"${name}" is not a name of a model: letters, digits, dots, hyphens and underscores, without ${extension}.`,
    );
  }
  return join(folder, `${name}${extension}`);
}

/** Lists the model files of a folder by name; none if there is no folder. */
export async function listModelFiles(folder: string): Promise<readonly ModelFile[]> {
  const found: ModelFile[] = [];
  for (const file of await namesIn(folder)) {
    const name = file.slice(0, -extension.length);
    if (file.endsWith(extension) && isModelName(name)) {
      const { size } = await stat(join(folder, file));
      found.push({ name, size, ...(await readNote(folder, name)) });
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Records hash and licence of a model file beside it. */
export async function writeNote(
  folder: string,
  name: string,
  known: Pick<ModelFile, 'sha256' | 'licence'>,
): Promise<void> {
  await writeFile(noteOf(folder, name), `${JSON.stringify(known)}\n`);
}

/** Removes a model file. Processes that have it open can still read it. */
export async function removeModelFile(folder: string, name: string): Promise<void> {
  await rm(pathOfModel(folder, name), { force: true });
  await rm(noteOf(folder, name), { force: true });
}

/** Whether there is a file of a model. */
export async function hasModelFile(folder: string, name: string): Promise<boolean> {
  return await stat(pathOfModel(folder, name)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Throws ModelFileError unless a file has the GGUF signature and a supported version. */
export async function checkGguf(path: string, called = path): Promise<void> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const isGguf = bytesRead === 8 && buffer.toString('latin1', 0, 4) === 'GGUF';
    if (isGguf && versions.includes(buffer.readUInt32LE(4))) return;
    throw new ModelFileError(
      isGguf
        ? `${called} is a GGUF file of version ${buffer.readUInt32LE(4)}, which is not read.`
        : `${called} is not a GGUF file.`,
    );
  } finally {
    await file.close();
  }
}

/** Computes the SHA-256 of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(part);
  return hash.digest('hex');
}

/**
 * Records that this process has loaded a model, so that it is not removed by mistake. Returns a function that
 * removes the record.
 */
export async function markInUse(folder: string, name: string, pid: number): Promise<() => Promise<void>> {
  const marks = join(folder, '.in-use');
  const mark = join(marks, `${name}@${pid}`);
  try {
    await mkdir(marks, { recursive: true });
    await writeFile(mark, '');
  } catch {
    // The folder may be read-only; then models cannot be removed either.
  }
  return async () => await rm(mark, { force: true }).catch(() => undefined);
}

/** Ids of the running processes that have loaded a model. */
export async function usersOf(folder: string, name: string): Promise<readonly number[]> {
  const marks = await namesIn(join(folder, '.in-use'));
  return marks
    .filter((mark) => mark.startsWith(`${name}@`))
    .map((mark) => Number(mark.slice(name.length + 1)))
    .filter((pid) => Number.isInteger(pid) && isRunning(pid));
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function noteOf(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

async function readNote(folder: string, name: string): Promise<Pick<ModelFile, 'sha256' | 'licence'>> {
  const text = await readFile(noteOf(folder, name), 'utf8').catch(() => '{}');
  const parsed = note.safeParse(parseJson(text));
  return parsed.success ? parsed.data : { sha256: null, licence: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
