import { AppError } from '@inkstone/contracts';
import { isBeyond } from '@inkstone/domain/documents/versions';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { requireAllowed, requireFound } from '../access.ts';
import type { Document } from '../document.ts';
import { findDocument } from '../store.ts';
import { countAfter, findVersion } from './store.ts';
import type { Version } from './version.ts';
import type { RankedVersion } from './view.ts';

/** The caller's document for reading its versions, also in the trash. Throws `file_not_found`. */
export async function findReadable(sql: Sql, accountId: string, documentId: string): Promise<Document> {
  return requireFound(await findDocument(sql, accountId, documentId));
}

/** The caller's document for changing it or its versions. Throws `file_not_found` and `file_in_trash`. */
export async function findChangeable(sql: Sql, accountId: string, documentId: string): Promise<Document> {
  const document = await findReadable(sql, accountId, documentId);
  requireAllowed(document, 'edit');
  return document;
}

/** A version of an already loaded document. Throws `version_not_found`. */
export async function requireVersion(sql: Sql, documentId: string, id: string): Promise<Version> {
  const version = await findVersion(sql, documentId, id);
  if (!version) throw new AppError('version_not_found');
  return version;
}

/** Applies the owner's tier to a version. */
export async function rankVersion(
  { db, clock, tierOf }: Pick<Deps, 'db' | 'clock' | 'tierOf'>,
  version: Version,
): Promise<RankedVersion> {
  const tier = await tierOf(version.accountId);
  const place = await countAfter(db.sql, version);
  return { version, isReadOnly: isBeyond(place, version.createdAt, tier, clock.now()) };
}
