import type { Deps } from '../../../deps.ts';
import { readDocumentText } from '../../../platform/sync/index.ts';
import type { DocumentRemover } from '../../../ports/document-remover.ts';
import { deletePending, takePending } from './pending/store.ts';
import { textsOfPictures } from './pictures/texts-of-pictures.ts';
import { deleteWords, replaceWords } from './store.ts';
import { cutParts } from './text-parts.ts';

type Needs = Pick<Deps, 'db' | 'log' | 'clock'>;

/** Indexes changed documents, at most `most`, of one account or of any. */
export async function indexDocuments(
  deps: Needs,
  { accountId = null, most = Number.POSITIVE_INFINITY }: { accountId?: string | null; most?: number } = {},
): Promise<void> {
  for (let done = 0; done < most; done++) if (!(await indexNext(deps, accountId))) return;
}

/**
 * Indexes one document in one transaction; a concurrent change requests indexing again. False when none is
 * pending.
 */
function indexNext({ db, log, clock }: Needs, accountId: string | null): Promise<boolean> {
  return db.transact(async ({ sql }) => {
    const next = await takePending(sql, accountId);
    if (!next) return false;
    const { title, text, pictures } = await readDocumentText(sql, next.documentId, log);
    const inPictures = await textsOfPictures(sql, next, pictures, clock.now());
    await replaceWords(sql, next, { title, parts: cutParts(text), inPictures });
    return true;
  });
}

/** Removes the search index of permanently removed documents. */
export const removeTexts: DocumentRemover = async ({ sql }, removed) => {
  for (const { accountId, id } of removed) {
    await deleteWords(sql, { accountId, documentId: id });
    await deletePending(sql, { accountId, documentId: id });
  }
};
