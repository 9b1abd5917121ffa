import type { ReplyOf } from '@inkstone/contracts';
import type { setPictureSearch as contract } from '@inkstone/contracts/documents/storage';
import type { UseCase } from '../../../../platform/http/route.ts';
import { addAllPending } from '../pending/store.ts';
import { deleteTexts, setFindsPictures } from './store.ts';

/** Stores the choice and requests indexing of all documents. Recognised texts are deleted when it is turned off. */
export const setPictureSearch: UseCase<typeof contract, ReplyOf<typeof contract>> = (
  { db },
  { accountId },
  { isOn },
) =>
  db.transact(async ({ sql }) => {
    if (!(await setFindsPictures(sql, accountId, isOn))) return {};
    if (!isOn) await deleteTexts(sql, accountId);
    await addAllPending(sql, accountId);
    return {};
  });
