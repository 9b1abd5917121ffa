// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModel } from './src/check-model.ts';
import { type Corrector, createCorrector } from './src/corrector.ts';
import { loadTables, modelFile } from './stored-tables.ts';

/** Folder of the tables in the source tree; a build puts them elsewhere. */
export const dataFolder = join(import.meta.dirname, 'data');

export { modelFile } from './stored-tables.ts';

/** Content of a language pack folder; `version` is the name of its package, if known. */
export interface PackState {
  readonly state: 'ready' | 'missing' | 'damaged';
  readonly version: string | null;
}

/** Checks whether a folder contains a readable language pack. */
export async function inspectPack(folder: string): Promise<PackState> {
  const file = await open(join(folder, modelFile)).catch(() => null);
  if (file === null) return { state: 'missing', version: null };
  const version = (await readFile(join(folder, 'version'), 'utf8').catch(() => '')).trim() || null;
  try {
    const { size } = await file.stat();
    const readHead = async (length: number) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(Math.min(length, size)), { position: 0 });
      return buffer.subarray(0, bytesRead);
    };
    await checkModel(readHead, size);
    return { state: 'ready', version };
  } catch {
    return { state: 'damaged', version };
  } finally {
    await file.close();
  }
}

/**
 * Creates a corrector from a language pack and the folder of this package's data. The first call takes half a second, because its
 * tables are generated (`stored-tables.ts`). Throws DamagedFile.
 */
export async function readCorrector(pack: string, folder: string = dataFolder): Promise<Corrector> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const characters = read('characters.txt');
  const tables = await loadTables(pack, characters);
  return createCorrector(tables, {
    characters,
    experience: read('experience.txt'),
    ranker: read('ranker.json'),
    calibration: read('calibration.txt'),
    trustedWords: read('trusted-words.txt'),
  });
}
