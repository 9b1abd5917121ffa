import type { SensitiveList } from '@inkstone/proofread/client';
import type { Database } from '../../../platform/db/database.ts';
import { findOperatorSensitive } from './find-lists.ts';

/** Returns a function that reads the operator's active lists; the same value while their versions are the same. */
export function createSensitiveLists(db: Pick<Database, 'sql'>): () => Promise<readonly SensitiveList[]> {
  let last: readonly SensitiveList[] = [];
  return async () => {
    const lists = await findOperatorSensitive(db);
    // Versions are immutable and cached, so that an unchanged list is the same object.
    const isSame = lists.length === last.length && lists.every((list, at) => list === last[at]);
    if (!isSame) last = lists;
    return last;
  };
}
