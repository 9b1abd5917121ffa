import { readFile, rm, writeFile } from 'node:fs/promises';
import { ModelFileError } from './model-file-error.ts';
import { isRunning } from './model-folder.ts';

/**
 * Makes this process the only one that writes to a partial download; returns what ends this. What a crashed process has
 * left is taken over. Throws ModelFileError while another download writes to it.
 */
export async function lockDownload(part: string, name: string): Promise<() => Promise<void>> {
  const lock = `${part}.lock`;
  if (!(await create(lock))) {
    // Only one process at a time may decide that a lock is left over.
    const turn = `${lock}.turn`;
    if (!(await create(turn))) throw taken(name, await ownerOf(turn), turn);
    try {
      const owner = await ownerOf(lock);
      // One without a number was created a moment ago, or by a process that ended in this moment.
      if (owner === null || isRunning(owner)) throw taken(name, owner, lock);
      await rm(lock, { force: true });
      if (!(await create(lock))) throw taken(name, await ownerOf(lock), lock);
    } finally {
      await rm(turn, { force: true });
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

/** Creates a file with the number of this process; false if there is one. */
async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The number in a lock; null if it cannot be read, or is not written yet. */
async function ownerOf(file: string): Promise<number | null> {
  const number = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(number) && number > 0 ? number : null;
}
