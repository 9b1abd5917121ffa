import { AppError } from '@inkstone/contracts';
import { listLimits } from '@inkstone/contracts/assist/sensitive-words';
import { type LeaderFault, type ListFault, readLeaders, readSensitiveList } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import { isPersonal } from './list-owner.ts';
import {
  deleteVersionsUpTo,
  insertVersion,
  type ListKind,
  type ListPlace,
  lockList,
  setActive,
} from './store.ts';

/** The result of an import. Without a version nothing was stored; the errors are the reasons. */
export interface ImportResult {
  readonly version: number | null;
  readonly entries: number;
  readonly faults: readonly (ListFault | LeaderFault)[];
}

/**
 * Stores a list file as a new version and activates it, atomically. Of a user's versions only the last
 * `personalVersions` are kept, of the operator's and an organisation's all.
 */
export async function importList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  place: ListPlace,
  file: { readonly kind: ListKind; readonly content: string; readonly author: string },
): Promise<ImportResult> {
  const isOwn = isPersonal(place.accountId);
  const limit = isOwn ? listLimits.personalEntries : listLimits.operatorEntries;
  if (isOwn && file.content.length > listLimits.personalCharacters)
    throw new AppError('list_too_large', { limit });
  // Such characters occur in no text, and the database cannot store them.
  if (file.content.includes('\u0000')) throw new AppError('file_format_mismatch');
  const { entries, faults } = countEntries(file);
  if (faults.length > 0) return { version: null, entries, faults };
  if (entries === 0) throw new AppError('list_empty');
  if (entries > limit) throw new AppError('list_too_large', { limit });
  const now = clock.now();
  const version = await db.transact(async ({ sql }) => {
    const kind = await lockList(sql, place, file.kind, now);
    if (kind !== file.kind) throw new AppError('list_kind_mismatch');
    const { content, author } = file;
    const added = await insertVersion(sql, place, { content, author, entries, createdAt: now });
    await setActive(sql, place, added, now);
    if (isOwn) await deleteVersionsUpTo(sql, place, added - listLimits.personalVersions);
    return added;
  });
  return { version, entries, faults };
}

function countEntries({ kind, content }: { readonly kind: ListKind; readonly content: string }) {
  if (kind === 'leaders') {
    const { leaders, faults } = readLeaders(content);
    return { entries: leaders.length, faults };
  }
  const { entries, faults } = readSensitiveList(content);
  return { entries: entries.length, faults };
}
