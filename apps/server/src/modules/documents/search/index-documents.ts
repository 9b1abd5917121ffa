import type { Deps } from '../../../deps.ts';
import { readDocumentText } from '../../../platform/sync/index.ts';
import type { DocumentRemover } from '../../../ports/module-hooks.ts';
import { deletePending, takePending } from './pending/store.ts';
import { textsOfPictures } from './pictures/texts-of-pictures.ts';
import { deleteWords, replaceWords } from './store.ts';
import { cutParts } from './text-parts.ts';

type Needs = Pick<Deps, 'db' | 'log' | 'clock'>;

/**
 * Indexes changed documents, at most `limit`, of one account or of any. One that cannot be indexed is logged and stays
 * pending; the others are indexed.
 */
export async function indexDocuments(
  deps: Needs,
  { accountId = null, limit = Number.POSITIVE_INFINITY }: { accountId?: string | null; limit?: number } = {},
): Promise<void> {
  const failed: string[] = [];
  for (let done = 0; done < limit; done++) if (!(await indexNext(deps, accountId, failed))) return;
}

/**
 * Indexes one document in one transaction; a concurrent change requests indexing again. Returns false when
 * only documents in `failed` are pending; adds a document that fails to `failed`.
 */
async function indexNext(
  { db, log, clock }: Needs,
  accountId: string | null,
  failed: string[],
): Promise<boolean> {
  let taken: string | null = null;
  try {
    return await db.transact(async ({ sql }) => {
      const next = await takePending(sql, accountId, failed);
      taken = next?.documentId ?? null;
      if (!next) return false;
      const { title, text, pictures } = await readDocumentText(sql, next.documentId, log);
      const inPictures = await textsOfPictures(sql, next, pictures, clock.now());
      await replaceWords(sql, next, { title, parts: cutParts(text), inPictures });
      return true;
    });
  } catch (error) {
    if (taken === null) throw error;
    failed.push(taken);
    log.error('A document could not be indexed', { documentId: taken, error });
    return true;
  }
}

/** Removes the search index of permanently removed documents. */
export const removeTexts: DocumentRemover = async ({ sql }, removed) => {
  for (const { accountId, id } of removed) {
    await deleteWords(sql, { accountId, documentId: id });
    await deletePending(sql, { accountId, documentId: id });
  }
};
