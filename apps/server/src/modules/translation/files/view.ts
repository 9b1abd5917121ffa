import type { TranslationFileView } from '@inkstone/contracts/translation/files';
import type { Deps } from '../../../deps.ts';
import { type File, type FileSums, sumFiles } from './store.ts';

const noSums: FileSums = { done: 0, translated: 0, plain: 0, kept: 0, words: 0 };

/** A file as its owner sees it. */
export function viewFile(file: File, sums: FileSums = noSums): TranslationFileView {
  const { fileId: id, name, format, direction, comments, state, stoppedBy, texts, price } = file;
  const { acceptedChanges, generated, recodedFrom, createdAt, expiresAt } = file;
  return {
    ...{ id, name, format, direction, comments, state, stoppedBy, texts, price },
    ...{ acceptedChanges, generated, recodedFrom, createdAt, expiresAt },
    ...sums,
  };
}

/** A file with what its texts sum to. */
export async function readView({ db }: Pick<Deps, 'db'>, file: File): Promise<TranslationFileView> {
  const sums = await sumFiles(db.sql, file.accountId, [file.fileId]);
  return viewFile(file, sums.get(file.fileId));
}
