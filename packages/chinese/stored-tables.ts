// For hosts that run on Node; nothing in src/ imports it.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeTables } from './src/make-tables.ts';
import type { SearchTables } from './src/search-tables.ts';
import { decodeTables, encodeTables } from './src/table-file.ts';

/** The language model in a language pack. */
export const modelFile = 'zh_CN.lm';
/** File of the tables generated from it on this machine, in the same folder. */
const tablesFile = 'zh_CN.tables';

/**
 * Loads the tables of a language pack: those stored beside the model, otherwise newly generated ones, which are stored if the
 * folder is writable. Generating them blocks the thread for half a second. Throws DamagedFile, or an error of the file system if
 * there is no model.
 */
export async function loadTables(pack: string, characterTable: string): Promise<SearchTables> {
  const key = await keyOf(pack, characterTable);
  const stored = await readWhole(join(pack, tablesFile));
  return (stored && decodeTables(stored, key, crc32)) ?? makeAndStore(pack, characterTable, key);
}

function makeAndStore(pack: string, characterTable: string, key: string): SearchTables {
  const tables = makeTables(readFileSync(join(pack, modelFile)), characterTable);
  const file = join(pack, tablesFile);
  // Renamed when complete, because other processes may read it.
  const unfinished = `${file}.${process.pid}.${performance.now()}`;
  try {
    writeFileSync(unfinished, encodeTables(tables, key, crc32));
    renameSync(unfinished, file);
  } catch {
    // If the folder is full or not writable, the tables are generated at every start.
    rmSync(unfinished, { force: true });
  }
  return tables;
}

/** Returns the key of the tables: size and modification time of the model, and the character table. */
async function keyOf(pack: string, characterTable: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(pack, modelFile));
  return `${size} ${Math.floor(mtimeMs)} ${createHash('sha256').update(characterTable).digest('hex')}`;
}

/** Reads a file into a separate buffer without blocking the thread; null if it does not exist. */
async function readWhole(path: string): Promise<ArrayBuffer | null> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const content = new ArrayBuffer((await file.stat()).size);
    for (let read = 0; read < content.byteLength; ) {
      const { bytesRead } = await file.read(
        new Uint8Array(content, read),
        0,
        content.byteLength - read,
        read,
      );
      if (bytesRead === 0) return null;
      read += bytesRead;
    }
    return content;
  } catch {
    return null;
  } finally {
    await file?.close();
  }
}
