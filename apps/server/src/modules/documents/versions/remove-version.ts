import type { removeVersion as contract } from '@inkstone/contracts/versions';
import type { UseCase } from '../../../http/route.ts';
import { findChangeable } from './find-own-version.ts';
import { recountAfter } from './keep-version.ts';
import { deleteVersions, findVersion } from './store.ts';

/** Removes a version for good; one that is gone already is no error. */
export const removeVersion: UseCase<typeof contract, Record<string, never>> = async (
  deps,
  { accountId },
  input,
) => {
  const { db } = deps;
  const document = await findChangeable(db.sql, accountId, input.id);
  const version = await findVersion(db.sql, document.id, input.version);
  if (!version) return {};
  await db.transact(({ sql }) => deleteVersions(sql, document.id, [version.id]));
  await recountAfter(deps, version);
  return {};
};
