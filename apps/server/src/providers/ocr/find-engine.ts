import { access, constants, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import type { OcrSettings } from '../../ports/ocr-config.ts';
import type { EngineChoice } from './messages.ts';

/** An engine with its name, such as "tesseract.js 7.0.0". */
export interface FoundEngine {
  readonly name: string;
  readonly choice: EngineChoice;
}

/** Folders of the packages with data of tesseract.js. */
const folders = { best: '4.0.0_best_int', better: '4.0.0' } as const;

/** Finds the configured engine; null with `off` or if the program is not installed. */
export async function findEngine(
  { engine, data }: Pick<OcrSettings, 'engine' | 'data'>,
  path: string = process.env.PATH ?? '',
): Promise<FoundEngine | null> {
  if (engine === 'off') return null;
  if (engine !== 'tesseract.js') {
    const program = await findProgram(path);
    if (program) return program;
    if (engine === 'tesseract') return null;
  }
  return await findTesseractJs(folders[data]);
}

async function findTesseractJs(folder: string): Promise<FoundEngine> {
  const { resolve } = createRequire(import.meta.url);
  const { version } = JSON.parse(await readFile(resolve('tesseract.js/package.json'), 'utf8')) as {
    version: string;
  };
  const folderOf = (name: string) =>
    join(dirname(resolve(`@tesseract.js-data/${name}/package.json`)), folder);
  const data = { zh: folderOf('chi_sim'), en: folderOf('eng') };
  return { name: `tesseract.js ${version}`, choice: { kind: 'tesseract.js', data } };
}

/** Debian's folder for the data of each version. */
const dataFolders = '/usr/share/tesseract-ocr';

/** The installed program, if it has the data of both languages. */
async function findProgram(path: string): Promise<FoundEngine | null> {
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    const program = join(folder, 'tesseract');
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    const version = await versionWithData();
    return version === null ? null : { name: `tesseract ${version}`, choice: { kind: 'tesseract', program } };
  }
  return null;
}

async function versionWithData(): Promise<string | null> {
  for (const version of await listFolder(dataFolders)) {
    const files = await listFolder(join(dataFolders, version, 'tessdata'));
    if (['chi_sim', 'eng'].every((name) => files.includes(`${name}.traineddata`))) return version;
  }
  return null;
}

async function listFolder(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((): string[] => []);
}
