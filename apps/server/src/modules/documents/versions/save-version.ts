import { AppError } from '@inkstone/contracts';
import type { saveVersion as contract } from '@inkstone/contracts/documents/versions';
import type { UseCase } from '../../../platform/http/route.ts';
import { readContent } from '../../../platform/sync/index.ts';
import { findChangeable, rankVersion } from './find-own-version.ts';
import { keepVersion } from './keep-version.ts';
import { checkNamedVersionLimit, readName } from './name-rule.ts';
import { nameVersion } from './rename-version.ts';
import type { RankedVersion } from './view.ts';

/** Saves the current content under a name; if the newest version has the same content, names that one. */
export const saveVersion: UseCase<typeof contract, RankedVersion> = async (deps, { accountId }, input) => {
  const { db, sync } = deps;
  const name = readName(input.name);
  const document = await findChangeable(db.sql, accountId, input.id);
  const tier = await deps.tierOf(accountId);
  const saved = await keepVersion(deps, {
    documentId: document.id,
    kind: 'named',
    moment: 'hand',
    name,
    content: await sync.read(document.id, readContent),
    isWanted: async (sql) => {
      await checkNamedVersionLimit(sql, document.id, tier);
      return true;
    },
  });
  if (!saved) throw new AppError('file_not_found');
  return saved.isNew ? rankVersion(deps, saved.version) : nameVersion(deps, saved.version, name);
};
