import { AppError } from '@inkstone/contracts';
import type { getVersion as contract } from '@inkstone/contracts/documents/versions';
import type { UseCase } from '../../../platform/http/route.ts';
import type { DocumentContent } from '../../../platform/sync/index.ts';
import { findReadable, rankVersion, requireVersion } from './find-own-version.ts';
import { findBefore, readStored } from './store.ts';
import { unpackContent } from './version-content.ts';
import type { RankedVersion } from './view.ts';

/** A version with its content. */
export interface OpenedVersion {
  readonly version: RankedVersion;
  readonly content: DocumentContent;
  readonly before: string | null;
}

/** Returns one version with its content; also of a document in the trash. */
export const getVersion: UseCase<typeof contract, OpenedVersion> = async (deps, { accountId }, input) => {
  const { db } = deps;
  const document = await findReadable(db.sql, accountId, input.id);
  const version = await requireVersion(db.sql, document.id, input.version);
  const stored = await readStored(db.sql, document.id, version.id);
  if (!stored) throw new AppError('version_not_found');
  return {
    version: await rankVersion(deps, version),
    content: await unpackContent(stored),
    before: (await findBefore(db.sql, version))?.id ?? null,
  };
};
