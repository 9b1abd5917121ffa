import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the bytes of all files below a folder, concatenated as a text to search in. */
export async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  return texts.join('\n');
}
