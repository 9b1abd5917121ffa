import { AppError } from '@inkstone/contracts';
import type { renameVersion as contract } from '@inkstone/contracts/documents/versions';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findChangeable, rankVersion, requireVersion } from './find-own-version.ts';
import { checkNamedVersionLimit, readName } from './name-rule.ts';
import { lockVersioned, setName } from './store.ts';
import type { Version } from './version.ts';
import type { RankedVersion } from './view.ts';

/** Names or renames a version. */
export const renameVersion: UseCase<typeof contract, RankedVersion> = async (deps, { accountId }, input) => {
  const name = readName(input.name);
  const document = await findChangeable(deps.db.sql, accountId, input.id);
  return nameVersion(deps, await requireVersion(deps.db.sql, document.id, input.version), name);
};

/** Throws `version_read_only` beyond the tier's limit, and `too_many_named_versions`. */
export async function nameVersion(
  deps: Pick<Deps, 'db' | 'clock' | 'tierOf'>,
  found: Version,
  name: string,
): Promise<RankedVersion> {
  const { documentId, id, accountId } = found;
  const tier = await deps.tierOf(accountId);
  const { isReadOnly } = await rankVersion(deps, found);
  if (isReadOnly) throw new AppError('version_read_only');
  return deps.db.transact(async ({ sql }) => {
    await lockVersioned(sql, documentId);
    const version = await requireVersion(sql, documentId, id);
    if (version.name === null) await checkNamedVersionLimit(sql, documentId, tier);
    return { version: await setName(sql, version, name), isReadOnly };
  });
}
