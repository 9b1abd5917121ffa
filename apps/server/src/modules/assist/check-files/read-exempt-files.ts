import { readFile } from 'node:fs/promises';
import { type ExemptWord, readExemptWord, readWordList } from '@inkstone/domain/assist';
import { decodeText } from '@inkstone/kernel';
import { StartError } from '../../../platform/settings/start-error.ts';

/**
 * Reads exempt words from files exported by the settings page. Throws a StartError with a one-line message.
 */
export async function readExemptFiles(paths: readonly string[]): Promise<ExemptWord[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path).catch((cause: Error) => {
        throw new StartError(`${path} cannot be read: ${cause.message}`, cause);
      });
      const text = decodeText(bytes);
      if (text === null) throw new StartError(`${path} is not a text file.`);
      return readWordList(text).words.map(readExemptWord);
    }),
  );
  return lists.flat();
}
