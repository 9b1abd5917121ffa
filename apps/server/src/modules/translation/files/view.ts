import type { TranslationFileView } from '@inkstone/contracts/translation/files';
import type { Deps } from '../../../deps.ts';
import { findDocuments } from '../../documents/index.ts';
import { type File, type FileSums, sumFiles } from './store.ts';

const noSums: FileSums = { done: 0, translated: 0, plain: 0, kept: 0, words: 0 };

/** Files as sent to their owner, in the given order, with totals over their texts. */
export async function viewFiles(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  files: readonly File[],
): Promise<TranslationFileView[]> {
  const documentIds = files.flatMap(({ documentId }) => documentId ?? []);
  const [sums, documents] = await Promise.all([
    sumFiles(
      db.sql,
      accountId,
      files.map(({ fileId }) => fileId),
    ),
    findDocuments(db.sql, accountId, documentIds),
  ]);
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  return files.map((file) => viewFile(file, sums.get(file.fileId) ?? noSums, titles));
}

function viewFile(file: File, sums: FileSums, titles: ReadonlyMap<string, string>): TranslationFileView {
  const { fileId: id, name, format, direction, comments, state, stoppedBy, texts, price } = file;
  const { acceptedChanges, generated, recodedFrom, createdAt, expiresAt, documentId } = file;
  return {
    ...{ id, name, format, direction, comments, state, stoppedBy, texts, price },
    ...{ acceptedChanges, generated, recodedFrom, createdAt, expiresAt },
    termsOf: documentId === null ? null : { documentId, title: titles.get(documentId) ?? null },
    ...sums,
  };
}

/** A file as sent to its owner. */
export async function readView(deps: Pick<Deps, 'db'>, file: File): Promise<TranslationFileView> {
  const [view] = await viewFiles(deps, file.accountId, [file]);
  return view ?? viewFile(file, noSums, new Map());
}
