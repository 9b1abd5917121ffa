import type { Deps } from '../../../deps.ts';
import { readDocumentText } from '../../../sync/index.ts';
import { takePending } from './pending/store.ts';
import { replaceWords } from './store.ts';
import { cutParts } from './text-parts.ts';

type Needs = Pick<Deps, 'db' | 'log'>;

/** Reads changed documents for search, as many as there are or `most`, of one account or of any. */
export async function indexDocuments(
  deps: Needs,
  { accountId = null, most = Number.POSITIVE_INFINITY }: { accountId?: string | null; most?: number } = {},
): Promise<void> {
  for (let done = 0; done < most; done++) if (!(await indexNext(deps, accountId))) return;
}

/** One document in one transaction: whoever changes it meanwhile notes it anew. False when none waits. */
function indexNext({ db, log }: Needs, accountId: string | null): Promise<boolean> {
  return db.transact(async ({ sql }) => {
    const next = await takePending(sql, accountId);
    if (!next) return false;
    const { title, text } = await readDocumentText(sql, next.documentId, log);
    await replaceWords(sql, next, { title, parts: cutParts(text) });
    return true;
  });
}
