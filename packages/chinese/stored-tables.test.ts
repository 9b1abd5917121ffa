import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspectPack } from './files.ts';
import { DamagedFile } from './src/model/damaged-file.ts';
import { smallCharacters, smallModel, smallTables } from './src/testing/small-language.ts';
import { loadTables } from './stored-tables.ts';

/** Modification time of the model. */
const made = new Date(2020, 1);
let pack = '';
const model = () => join(pack, 'zh_CN.lm');
const stored = () => join(pack, 'zh_CN.tables');

beforeEach(async () => {
  pack = await mkdtemp(join(tmpdir(), 'inkstone-tables-'));
  await writeFile(model(), smallModel());
  await utimes(model(), made, made);
});

afterEach(async () => {
  await rm(pack, { recursive: true });
});

it('stores the tables beside the model, and reads them from there', async () => {
  expect(await loadTables(pack, smallCharacters)).toEqual(smallTables());
  expect((await readdir(pack)).sort()).toEqual(['zh_CN.lm', 'zh_CN.tables']);
  // Shows that stored tables are read: with this content, but the same size and time, no tables can be generated.
  await writeFile(model(), new Uint8Array(smallModel().length));
  await utimes(model(), made, made);
  expect(await loadTables(pack, smallCharacters)).toEqual(smallTables());
});

it('rebuilds them for another model, other characters, and when the file is damaged', async () => {
  await loadTables(pack, smallCharacters);
  const first = await readFile(stored());
  await utimes(model(), new Date(2000, 1), new Date(2000, 1));
  await loadTables(pack, smallCharacters);
  const second = await readFile(stored());
  expect(second.equals(first)).toBe(false);
  await loadTables(pack, smallCharacters.replace('己9', '己8'));
  expect((await readFile(stored())).equals(second)).toBe(false);
  await loadTables(pack, smallCharacters);
  expect(await readFile(stored())).toEqual(second);
  await truncate(stored(), 1000);
  expect(await loadTables(pack, smallCharacters)).toEqual(smallTables());
  expect(await readFile(stored())).toEqual(second);
});

it('works if nothing can be stored', async () => {
  // A folder with the name of the file, so that even the root user, who can write everywhere, cannot store the file.
  await mkdir(join(stored(), 'in the way'), { recursive: true });
  expect(await loadTables(pack, smallCharacters)).toEqual(smallTables());
  expect((await readdir(pack)).sort()).toEqual(['zh_CN.lm', 'zh_CN.tables']);
});

it('refuses a damaged model', async () => {
  expect(await inspectPack(pack)).toEqual({ state: 'ready', version: null });
  await truncate(model(), smallModel().length - 200);
  expect(await inspectPack(pack)).toEqual({ state: 'damaged', version: null });
  await expect(loadTables(pack, smallCharacters)).rejects.toThrow(DamagedFile);
  // A number of words larger than the file allows.
  const bytes = smallModel();
  bytes.fill(0xff, 0x6c, 0x74);
  await writeFile(model(), bytes);
  expect((await inspectPack(pack)).state).toBe('damaged');
  await rm(model());
  expect((await inspectPack(pack)).state).toBe('missing');
  await expect(loadTables(pack, smallCharacters)).rejects.toThrow('ENOENT');
});
