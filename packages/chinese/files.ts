// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModel } from './src/check-model.ts';
import { type Corrector, createCorrector } from './src/corrector.ts';

/** Folder of the tables in the source tree; a build puts them elsewhere. */
export const dataFolder = join(import.meta.dirname, 'data');

/** The file of a language pack. */
export const modelFile = 'zh_CN.lm';

/** Content of a language pack folder; `version` is the name of its package, if known. */
export interface PackState {
  readonly state: 'ready' | 'missing' | 'damaged';
  readonly version: string | null;
}

/** Checks whether a folder contains a readable language pack. */
export async function inspectPack(folder: string): Promise<PackState> {
  const model = await readFile(join(folder, modelFile)).catch(() => null);
  if (model === null) return { state: 'missing', version: null };
  const version = await readFile(join(folder, 'version'), 'utf8').catch(() => '');
  try {
    checkModel(model);
    return { state: 'ready', version: version.trim() || null };
  } catch {
    return { state: 'damaged', version: version.trim() || null };
  }
}

/** Creates a corrector from a language pack and the tables. Throws DamagedFile; takes half a second. */
export function readCorrector(pack: string, tables: string = dataFolder): Corrector {
  const read = (file: string) => readFileSync(join(tables, file), 'utf8');
  return createCorrector(readFileSync(join(pack, modelFile)), {
    characters: read('characters.txt'),
    experience: read('experience.txt'),
    ranker: read('ranker.json'),
    calibration: read('calibration.txt'),
    trustedWords: read('trusted-words.txt'),
  });
}
