import type { VersionMoment } from '@inkstone/contracts/documents/versions';
import { type AutomaticMoment, isVersionDue } from '@inkstone/domain/documents/versions';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { VersionRequest } from '../../../platform/sync/index.ts';
import { keepVersion } from './keep-version.ts';
import { findNewest, findVersioned, isKept } from './store.ts';
import { hashContent } from './version-content.ts';

const moments: Readonly<Record<AutomaticMoment, VersionMoment>> = {
  pause: 'pause',
  writing: 'pause',
  leaving: 'leaving',
  loaded: 'leaving',
  deletion: 'deletion',
};

/**
 * Creates an automatic version if one is due, once, even if several processes request it. Returns up to when
 * all changes are covered.
 */
export async function keepDueVersion(
  deps: Pick<Deps, 'db' | 'ids' | 'clock' | 'tierOf'>,
  { documentId, moment, at, content }: VersionRequest,
): Promise<Instant> {
  const { db, clock } = deps;
  const now = clock.now();
  const document = await findVersioned(db.sql, documentId);
  if (!document) return now;
  const changedAt = at ?? document.updatedAt;
  const newest = await findNewest(db.sql, documentId);
  const since = (version: typeof newest) => version?.createdAt ?? document.createdAt;
  const isDue = (lastVersionAt: Instant) => isVersionDue(moment, { lastVersionAt, changedAt, now });
  if (!isDue(since(newest))) return since(newest);

  const currentContent = content();
  await keepVersion(deps, {
    documentId,
    kind: 'automatic',
    moment: moments[moment],
    content: currentContent,
    ...(moment === 'deletion' ? { at: changedAt } : {}),
    isWanted: async (sql, _, latest) => {
      // The text before a deletion or a restore may already have been saved for another reason.
      if (moment === 'deletion') return !(await isKept(sql, documentId, hashContent(currentContent)));
      return isDue(since(latest));
    },
  });
  return now;
}
