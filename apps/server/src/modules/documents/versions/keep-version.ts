import type { VersionKind, VersionMoment } from '@inkstone/contracts/versions';
import { countChangedWords, type Tier, versionsToDrop } from '@inkstone/domain/documents/versions';
import { type Instant, instant } from '@inkstone/kernel';
import { countText } from '@inkstone/proofread/client';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { DocumentContent } from '../../../sync/index.ts';
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

type KeepDeps = Pick<Deps, 'db' | 'ids' | 'clock' | 'tierOf'>;

/** A version that is to be made. */
export interface NewVersion {
  readonly documentId: string;
  readonly kind: VersionKind;
  readonly moment: VersionMoment;
  readonly name?: string;
  readonly restoredFrom?: Instant;
  readonly content: DocumentContent;
  /** When the document said so, where that was earlier. */
  readonly at?: Instant;
  /** Asked again where no other process can come between: whether to make it, knowing the newest one. */
  readonly isWanted?: (sql: Sql, document: VersionedDocument, newest: Version | null) => Promise<boolean>;
}

/** What came of it: the version that says so, made or there already; null where the document or the wish is gone. */
export interface Kept {
  readonly version: Version;
  readonly isNew: boolean;
}

/**
 * Makes a version, unless the newest one says the same, and thins out older ones. All heavy work is done outside
 * the transaction: on the embedded database everybody waits for one.
 */
export async function keepVersion(deps: KeepDeps, wish: NewVersion): Promise<Kept | null> {
  const { db, ids, clock } = deps;
  const { documentId, content } = wish;
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
    if (wish.isWanted && !(await wish.isWanted(sql, document, newest))) return { kept: null, touched: [] };
    const now = clock.now();
    const version: Version = {
      documentId,
      id: ids.next(),
      accountId: document.accountId,
      kind: wish.kind,
      moment: wish.moment,
      name: wish.name ?? null,
      tier,
      contentHash,
      characters: counts.charactersWithoutSpaces,
      words: counts.words,
      wordsAdded: 0,
      wordsRemoved: 0,
      restoredFrom: wish.restoredFrom ?? null,
      // Of two in one millisecond the later one comes later.
      createdAt: wish.at ?? instant(Math.max(now, newest ? newest.createdAt + 1 : 0)),
    };
    await insertVersion(sql, version, stored);
    const followers = await thinOut(sql, documentId, tier, now);
    // The text before a deletion may come in before a version that was made meanwhile.
    const overtaken = newest && newest.createdAt > version.createdAt ? [newest] : [];
    return { kept: { version, isNew: true }, touched: [version, ...overtaken, ...followers] };
  });
  for (const version of touched) await recount(deps, version);
  return kept;
}

/** Drops what the tier does not keep; gives the versions that now have another one before them. */
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

/** Counts anew the words that differ from the version before, after that one has gone or come. */
export async function recount({ db }: Pick<Deps, 'db'>, version: Version): Promise<void> {
  const before = await findBefore(db.sql, version);
  const [old, fresh] = [await bodyOf(db.sql, before), await bodyOf(db.sql, version)];
  if (!fresh) return;
  const { added, removed } = countChangedWords(old ?? { type: 'doc' }, fresh);
  await setChangedWords(db.sql, version, { wordsAdded: added, wordsRemoved: removed });
}

/** After a version is gone, the next one is compared with another. */
export async function recountAfter(deps: Pick<Deps, 'db'>, gone: Version): Promise<void> {
  const after = await findAfter(deps.db.sql, gone);
  if (after) await recount(deps, after);
}

async function bodyOf(sql: Sql, version: Version | null) {
  const stored = version && (await readStored(sql, version.documentId, version.id));
  // A version that cannot be read counts as empty here; whoever opens it is told.
  return stored
    ? unpackContent(stored).then(
        ({ body }) => body,
        () => null,
      )
    : null;
}
