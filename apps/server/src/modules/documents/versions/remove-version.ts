import type { removeVersion as contract } from '@inkstone/contracts/documents/versions';
import type { UseCase } from '../../../platform/http/route.ts';
import type { DocumentRemover } from '../../../ports/module-hooks.ts';
import { findChangeable } from './find-own-version.ts';
import { recountAfter } from './keep-version.ts';
import { deleteAllVersions, deleteVersions, findVersion } from './store.ts';

/** Permanently deletes a version; idempotent. */
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

/** Deletes the versions of removed documents. */
export const removeVersions: DocumentRemover = (tx, removed) =>
  deleteAllVersions(
    tx.sql,
    removed.map(({ id }) => id),
  );
