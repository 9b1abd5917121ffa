import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  downloadModel,
  downloadTools,
  type ModelDownload,
  megabytes,
  reservedDiskSpace,
} from '../platform/model-files/download-model.ts';
import {
  addressesOf,
  manifestPath,
  parseAddress,
  readManifest,
  sha256,
} from '../platform/model-files/manifest.ts';
import { ModelFileError } from '../platform/model-files/model-file-error.ts';
import {
  checkGguf,
  hashFile,
  hasModelFile,
  listModelFiles,
  modelFolderOf,
  pathOfModel,
  removeModelFile,
  usersOf,
  writeNote,
} from '../platform/model-files/model-folder.ts';
import { StartError } from '../platform/settings/start-error.ts';
import { readOptions } from './read-options.ts';

type Print = (line: string) => void;

const usage = `inkstone model list
inkstone model get NAME [--manifest FILE]
inkstone model get NAME --url URL --sha256 HEX
inkstone model add FILE [--name NAME] [--sha256 HEX]
inkstone model remove NAME [--force]

Models are GGUF files in DATA_DIR/models. What \`get\` knows by name is listed by \`list\`: a manifest.json in that folder
adds to it. docs/text-models.md says how to write one.`;

interface ModelArguments {
  readonly verb: string;
  readonly subject: string;
  readonly manifest: string | undefined;
  readonly url: string | undefined;
  readonly sha256: string | undefined;
  readonly name: string | undefined;
  readonly isForced: boolean;
}

/** `model list|get|add|remove`: model files of this machine. */
export async function modelCommand(dataDir: string, args: readonly string[], print: Print): Promise<void> {
  const words = readModelCommand(args);
  const folder = modelFolderOf(dataDir);
  try {
    if (words.verb === 'list') await list(folder, words, print);
    else if (words.verb === 'get') await get(folder, words, print);
    else if (words.verb === 'add') await add(folder, words, print);
    else await remove(folder, words, print);
  } catch (error) {
    if (error instanceof ModelFileError) throw new StartError(error.message, error);
    throw error;
  }
}

async function list(folder: string, words: ModelArguments, print: Print): Promise<void> {
  const files = await listModelFiles(folder);
  for (const { name, size, licence, sha256: hash } of files) {
    print(`${name}  ${megabytes(size)}  ${licence ?? 'licence unknown'}  ${hash ?? 'hash unknown'}`);
  }
  if (files.length === 0) print(`There are no models in ${folder}.`);
  const here = new Set(files.map(({ name }) => name));
  const manifest = await openManifest(folder, words);
  for (const { name, size, licence } of manifest.models.filter((model) => !here.has(model.name))) {
    print(`${name}  ${megabytes(size)}  ${licence}  not downloaded: inkstone model get ${name}`);
  }
}

async function get(folder: string, words: ModelArguments, print: Print): Promise<void> {
  const modelDownload =
    words.url === undefined ? await fromManifest(folder, words) : fromAddress(words, words.url);
  const path = pathOfModel(folder, modelDownload.name);
  if ((await hasModelFile(folder, modelDownload.name)) && (await hashFile(path)) === modelDownload.sha256) {
    print(`${modelDownload.name} is already present.`);
    return;
  }
  let shown = '';
  const onProgress = (length: number, total: number | null) => {
    const now = total === null ? megabytes(length) : `${Math.floor((100 * length) / total)} %`;
    if (now !== shown && process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${now}\r`);
    shown = now;
  };
  await downloadModel(folder, modelDownload, downloadTools({ print, onProgress }));
  print(`${modelDownload.name} is in ${path}; its SHA-256 is correct.`);
}

async function fromManifest(folder: string, words: ModelArguments): Promise<ModelDownload> {
  const manifest = await openManifest(folder, words);
  const entry = manifest.models.find(({ name }) => name === words.subject);
  if (!entry) {
    throw new StartError(
      `No manifest has a model "${words.subject}". Add it to ${manifestPath(folder)}, or give --url and --sha256.`,
    );
  }
  return { ...entry, addresses: addressesOf(manifest, entry) };
}

function fromAddress({ subject, sha256: given }: ModelArguments, url: string): ModelDownload {
  const hash = parseHash(given);
  if (hash === null)
    throw new StartError('With --url, give the SHA-256 that its publisher states: --sha256 HEX.');
  return { name: subject, licence: null, sha256: hash, size: null, addresses: [parseAddress(url)] };
}

async function openManifest(folder: string, { manifest }: ModelArguments) {
  return await readManifest(manifest ?? manifestPath(folder), manifest !== undefined);
}

async function add(folder: string, words: ModelArguments, print: Print): Promise<void> {
  const { subject: file } = words;
  const name = words.name ?? basename(file).replace(/\.gguf$/i, '');
  const target = pathOfModel(folder, name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new StartError(`There is no file ${file}.`);
  await checkGguf(file);
  if (await hasModelFile(folder, name))
    throw new StartError(`There is already a model ${name}. Choose another --name.`);
  const hash = await hashFile(file);
  const expected = parseHash(words.sha256);
  if (expected !== null && expected !== hash) {
    throw new StartError(`The SHA-256 of ${file} is ${hash} and not ${expected}. Nothing was added.`);
  }
  await mkdir(folder, { recursive: true });
  await copyInto(file, target, { folder, size: found.size });
  const known = (await openManifest(folder, words)).models.find((entry) => entry.sha256 === hash);
  await writeNote(folder, name, { sha256: hash, licence: known?.licence ?? null });
  print(`${name} was added (${megabytes(found.size)}). Its SHA-256 is ${hash}.`);
  print(
    known
      ? `This is ${known.name} of the manifest.`
      : 'Compare it with what the publisher of the model states.',
  );
}

/** Copies a file under a temporary name and renames it when it is complete. Throws StartError when space is short. */
async function copyInto(
  file: string,
  target: string,
  { folder, size }: { readonly folder: string; readonly size: number },
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < size + reservedDiskSpace) {
    throw new StartError(
      `There is not enough space in ${folder} for ${megabytes(size)}; ${megabytes(reservedDiskSpace)} have to stay free.`,
    );
  }
  const draft = `${target}.${process.pid}.part`;
  try {
    // File systems with copy-on-write share the blocks instead of copying them.
    await copyFile(file, draft, constants.COPYFILE_FICLONE);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function remove(
  folder: string,
  { subject: name, isForced }: ModelArguments,
  print: Print,
): Promise<void> {
  if (!(await hasModelFile(folder, name))) throw new StartError(`There is no model ${name}.`);
  const users = await usersOf(folder, name);
  if (users.length > 0 && !isForced) {
    throw new StartError(
      `${name} is loaded by process ${users.join(', ')}. Choose another model first, or give --force: what is being written is finished, and the next request fails.`,
    );
  }
  await removeModelFile(folder, name);
  print(`${name} was removed.`);
}

function parseHash(given: string | undefined): string | null {
  if (given === undefined) return null;
  const parsed = sha256.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartError('A SHA-256 has 64 hexadecimal digits.');
}

const text = { type: 'string' } as const;
const known = {
  ...{ manifest: text, url: text, sha256: text, name: text },
  force: { type: 'boolean', default: false },
} as const;

function readModelCommand(args: readonly string[]): ModelArguments {
  const { words, options } = readOptions(args, known, usage);
  const [verb = '', subject = '', ...more] = words;
  const isKnown =
    verb === 'list' ? subject === '' : ['get', 'add', 'remove'].includes(verb) && subject !== '';
  if (!isKnown || more.length > 0) throw new StartError(usage);
  const { force: isForced, manifest, url, sha256: hash, name } = options;
  return { verb, subject, manifest, url, sha256: hash, name, isForced };
}
