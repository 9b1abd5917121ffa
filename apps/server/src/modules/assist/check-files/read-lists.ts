import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readSensitiveList, type SensitiveList } from '@inkstone/proofread/client';
import { StartError } from '../../../platform/settings/start-error.ts';

/** Reads word lists from files, of which the last takes precedence. Throws a StartError. */
export function readLists(paths: readonly string[]): Promise<SensitiveList[]> {
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path, 'utf8').catch((cause: Error) => {
        throw new StartError(`${path} cannot be read: ${cause.message}`, cause);
      });
      const { entries, faults } = readSensitiveList(content);
      if (faults.length > 0) {
        throw new StartError(faults.map(({ line, fault }) => `${path}:${line}: ${fault}`).join('\n'));
      }
      return { id: path, version: 1, name: basename(path), entries };
    }),
  );
}
