import type { VersionKind, VersionMoment } from '@inkstone/contracts/documents/versions';
import { countChangedWords, versionsToDrop } from '@inkstone/domain/documents/versions';
import type { Tier } from '@inkstone/domain/membership';
import { type Instant, instant } from '@inkstone/kernel';
import { countText } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { DocumentContent } from '../../../platform/sync/index.ts';
import {
  deleteVersions,
  findAfter,
  findBefore,
  findNewest,
  findVersioned,
  insertVersion,
  listBehind,
  lockVersioned,
  raiseTier,
  readStored,
  setChangedWords,
} from './store.ts';
import { textOfBody } from './text-of-body.ts';
import type { Version, VersionedDocument } from './version.ts';
import { hashContent, packContent, unpackContent } from './version-content.ts';

type StoreDeps = Pick<Deps, 'db' | 'ids' | 'clock' | 'tierOf'>;

/** A version to create. */
export interface NewVersion {
  readonly documentId: string;
  readonly kind: VersionKind;
  readonly moment: VersionMoment;
  readonly name?: string;
  readonly restoredFrom?: Instant;
  readonly content: DocumentContent;
  /** When the document had this content, if earlier than now. */
  readonly at?: Instant;
  /** Rechecked under the lock: whether to create it, given the newest version. */
  readonly isWanted?: (sql: Sql, document: VersionedDocument, newest: Version | null) => Promise<boolean>;
}

/**
 * The version with this content, new or existing; null if the document is removed or `isWanted` returned
 * false.
 */
export interface KeptVersion {
  readonly version: Version;
  readonly isNew: boolean;
}

/**
 * Creates a version, unless the newest one has the same content, and thins out older ones. Expensive work is
 * done outside the transaction, which blocks all others on the embedded database.
 */
export async function keepVersion(deps: StoreDeps, input: NewVersion): Promise<KeptVersion | null> {
  const { db, ids, clock } = deps;
  const { documentId, content } = input;
  const contentHash = hashContent(content);
  const found = await findVersioned(db.sql, documentId);
  if (!found) return null;
  const latest = await findNewest(db.sql, documentId);
  if (latest?.contentHash === contentHash) return { version: latest, isNew: false };
  const tier = await deps.tierOf(found.accountId);
  const counts = countText(textOfBody(content.body));
  const stored = await packContent(content);
  const { kept, touched } = await db.transact(async ({ sql }) => {
    const document = await lockVersioned(sql, documentId);
    if (!document) return { kept: null, touched: [] };
    const newest = await findNewest(sql, documentId);
    if (newest?.contentHash === contentHash) return { kept: { version: newest, isNew: false }, touched: [] };
    if (input.isWanted && !(await input.isWanted(sql, document, newest))) return { kept: null, touched: [] };
    const now = clock.now();
    const version: Version = {
      documentId,
      id: ids.next(),
      accountId: document.accountId,
      kind: input.kind,
      moment: input.moment,
      name: input.name ?? null,
      tier,
      contentHash,
      characters: counts.charactersWithoutSpaces,
      words: counts.words,
      wordsAdded: 0,
      wordsRemoved: 0,
      restoredFrom: input.restoredFrom ?? null,
      // Keeps the order of two versions within one millisecond.
      createdAt: input.at ?? instant(Math.max(now, newest ? newest.createdAt + 1 : 0)),
    };
    await insertVersion(sql, version, stored);
    const followers = await thinOut(sql, documentId, tier, now);
    // The text before a deletion may precede a version that was created meanwhile.
    const overtaken = newest && newest.createdAt > version.createdAt ? [newest] : [];
    return { kept: { version, isNew: true }, touched: [version, ...overtaken, ...followers] };
  });
  for (const version of touched) await recount(deps, version);
  return kept;
}

/** Deletes versions that the tier does not keep; returns those whose predecessor changed. */
async function thinOut(sql: Sql, documentId: string, tier: Tier, now: Instant): Promise<Version[]> {
  await raiseTier(sql, documentId, tier);
  const all = await listBehind(sql, documentId, null, Number.MAX_SAFE_INTEGER);
  const kept = all.map((version) => ({
    ...version,
    isNamed: version.name !== null,
    isRescue: version.moment === 'deletion' || version.moment === 'restoring',
  }));
  const dropped = versionsToDrop(kept, tier, now);
  await deleteVersions(sql, documentId, dropped);
  return all.filter(({ id }, i) => !dropped.includes(id) && dropped.includes(all[i + 1]?.id ?? ''));
}

/** Recomputes word differences to the previous version, after that one was deleted or added. */
async function recount({ db }: Pick<Deps, 'db'>, version: Version): Promise<void> {
  const before = await findBefore(db.sql, version);
  const [old, fresh] = [await bodyOf(db.sql, before), await bodyOf(db.sql, version)];
  if (!fresh) return;
  const { added, removed } = countChangedWords(old ?? { type: 'doc' }, fresh);
  await setChangedWords(db.sql, version, { wordsAdded: added, wordsRemoved: removed });
}

/** After a version is deleted, the next one is compared with another. */
export async function recountAfter(deps: Pick<Deps, 'db'>, deleted: Version): Promise<void> {
  const after = await findAfter(deps.db.sql, deleted);
  if (after) await recount(deps, after);
}

async function bodyOf(sql: Sql, version: Version | null) {
  const stored = version && (await readStored(sql, version.documentId, version.id));
  // An unreadable version counts as empty here; opening it reports the error.
  return stored
    ? unpackContent(stored).then(
        ({ body }) => body,
        () => null,
      )
    : null;
}
