import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, checkPrefix, type FileStore, type OpenFile } from './file-store.ts';

/** Folder for incomplete files; no key can name it, because it begins with a dot. */
const drafts = '.drafts';

/** Stores files in a folder of this machine. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      await makeFolder(join(folder, drafts));
      const draft = join(folder, drafts, randomUUID());
      try {
        await writeDurably(draft, content);
        await makeFolder(dirname(path));
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const file = await openIfPresent(pathOf(key));
      if (!file) return null;
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    open: (key) => openStream(pathOf(key)),
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(ignoreAbsence);
    },
    list: (prefix) => {
      checkPrefix(prefix);
      return listKeys(folder, prefix);
    },
  };
}

async function writeDurably(path: string, content: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of content instanceof Readable ? content : [content]) await file.appendFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a folder with its missing parents and flushes each to disk (fsync). */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openStream(path: string): Promise<OpenFile | null> {
  const file = await openIfPresent(path);
  if (!file) return null;
  const { size } = await file.stat();
  return { size, content: createReadStream('', { fd: file }) };
}

async function openIfPresent(path: string): Promise<FileHandle | null> {
  const file = await open(path, 'r').catch(ignoreAbsence);
  if (!file) return null;
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return null;
}

async function* listKeys(folder: string, prefix: string): AsyncIterable<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true, recursive: true }).catch(
    ignoreAbsence,
  );
  for (const entry of entries ?? []) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && !key.startsWith(drafts)) yield key;
  }
}

function ignoreAbsence(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return null;
  throw error;
}
