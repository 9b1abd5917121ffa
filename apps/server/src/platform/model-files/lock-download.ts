import { readFile, rm, writeFile } from 'node:fs/promises';
import { ModelFileError } from './model-file-error.ts';
import { isRunning } from './model-folder.ts';

/**
 * Locks a partial download for this process; returns a function that releases the lock. The lock of a crashed
 * process is taken over. Throws ModelFileError if another download holds it.
 */
export async function lockDownload(part: string, name: string): Promise<() => Promise<void>> {
  const lock = `${part}.lock`;
  if (!(await create(lock))) {
    // Only one process at a time may decide that a lock is stale.
    const mutex = `${lock}.turn`;
    if (!(await create(mutex))) throw taken(name, await ownerOf(mutex), mutex);
    try {
      const owner = await ownerOf(lock);
      // A lock without a process id was created just now, or its process has just ended.
      if (owner === null || isRunning(owner)) throw taken(name, owner, lock);
      await rm(lock, { force: true });
      if (!(await create(lock))) throw taken(name, await ownerOf(lock), lock);
    } finally {
      await rm(mutex, { force: true });
    }
  }
  return () => rm(lock, { force: true });
}

function taken(name: string, owner: number | null, file: string): ModelFileError {
  const by = owner === null ? '' : ` by process ${owner}`;
  return new ModelFileError(
    `${name} is already being downloaded${by}. If no such download is running, remove ${file}.`,
  );
}

/** Creates a file with the id of this process; false if it exists. */
async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process id in a lock; null if it cannot be read, or is not written yet. */
async function ownerOf(file: string): Promise<number | null> {
  const number = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(number) && number > 0 ? number : null;
}
