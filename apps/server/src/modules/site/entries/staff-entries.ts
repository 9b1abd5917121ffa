import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/site';
import { siteEntryLimits } from '@inkstone/contracts/staff/site';
import { periodStateOf } from '@inkstone/domain/site';
import type { Deps } from '../../../deps.ts';
import { announceChange } from '../../../platform/db/changes.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { fileKeyOf, hasFile } from './site-files.ts';
import { deleteEntry, findEntries, insertEntry, lockEntry, type StoredEntry, updateEntry } from './store.ts';

/** Lists all entries, including past ones. */
export const listSiteEntries: UseCase<
  typeof contract.listSiteEntries,
  ReplyOf<typeof contract.listSiteEntries>
> = async ({ db, clock }) => {
  const now = clock.now();
  const rows = await findEntries(db.sql);
  return {
    entries: rows.map(({ entryId: id, content, startsAt, endsAt, version, changedAt }) => ({
      ...{ id, content, startsAt, endsAt, version, changedAt },
      state: periodStateOf({ startsAt, endsAt }, now),
    })),
  };
};

/** Creates or changes an entry. */
export const saveSiteEntry: UseCase<
  typeof contract.saveSiteEntry,
  ReplyOf<typeof contract.saveSiteEntry>
> = async (deps, _who, { kind, id, version, content, startsAt, endsAt }) => {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const begins = startsAt ?? now;
  if (content.kind !== kind) throw new AppError('invalid_request');
  if (endsAt !== null && (endsAt <= begins || endsAt <= now)) throw new AppError('site_entry_period');
  if (
    content.kind === 'download' &&
    content.source.kind === 'file' &&
    !(await hasFile(deps, content.source.file))
  )
    throw new AppError('site_file_missing');
  const entryId = id ?? ids.next();
  const entry = { entryId, content, startsAt: begins, endsAt, version: 1, changedAt: now };
  const former = await db.transact(async ({ sql }) => {
    const known = id === null ? null : await requireEntry(sql, id, version);
    // The kind of an entry is immutable, so that the audit log stays consistent.
    if (known && known.content.kind !== kind) throw new AppError('invalid_request');
    if (known) await updateEntry(sql, { ...entry, version: known.version + 1 });
    else if ((await findEntries(sql)).length >= siteEntryLimits.entries)
      throw new AppError('list_too_large', { limit: siteEntryLimits.entries });
    else await insertEntry(sql, entry);
    announceChange(sql, 'site', entryId);
    return known;
  });
  if (former) await dropFile(deps, former);
  return { id: entryId };
};

/** Removes an entry; the audit log records that it existed. */
export const removeSiteEntry: UseCase<
  typeof contract.removeSiteEntry,
  ReplyOf<typeof contract.removeSiteEntry>
> = async (deps, _who, { id, version }) => {
  const former = await deps.db.transact(async ({ sql }) => {
    const known = await requireEntry(sql, id, version);
    await deleteEntry(sql, known);
    announceChange(sql, 'site', id);
    return known;
  });
  await dropFile(deps, former);
  return {};
};

async function requireEntry(sql: Deps['db']['sql'], id: string, version: number): Promise<StoredEntry> {
  const known = await lockEntry(sql, id);
  if (!known) throw new AppError('not_found');
  if (known.version !== version) throw new AppError('site_entry_changed');
  return known;
}

/** Deletes the file of a former entry unless another entry refers to it. */
async function dropFile({ db, files }: Pick<Deps, 'db' | 'files'>, former: StoredEntry): Promise<void> {
  const key = keyOf(former);
  if (key === null) return;
  const isUsed = (await findEntries(db.sql)).some((entry) => keyOf(entry) === key);
  if (!isUsed) await files.delete(key);
}

function keyOf({ content }: StoredEntry): string | null {
  return content.kind === 'download' && content.source.kind === 'file'
    ? fileKeyOf(content.source.file.sha256)
    : null;
}
