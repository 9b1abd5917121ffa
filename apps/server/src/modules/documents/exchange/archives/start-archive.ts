import { AppError } from '@inkstone/contracts';
import { archiveDays, type startArchive as contract } from '@inkstone/contracts/documents/exchange';
import { day, later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../../../platform/http/route.ts';
import { countListed } from '../../listing/store.ts';
import type { Archive } from './archive.ts';
import { writeArchiveJob } from './jobs.ts';
import { lockArchive, putArchive } from './store.ts';

/** Without progress for this long, an archive counts as abandoned by a crash. */
const progressTimeout = 10 * minute;

/** Starts a full archive, replacing the previous one. */
export const startArchive: UseCase<typeof contract, Archive> = (deps, who, { format }) =>
  deps.db.transact(async (tx) => {
    const { accountId } = who;
    const now = deps.clock.now();
    const before = await lockArchive(tx.sql, accountId);
    const isOpen = before?.state === 'waiting' || before?.state === 'running';
    if (isOpen && now - before.touchedAt < progressTimeout) throw new AppError('export_running');
    const archive: Archive = {
      accountId,
      id: deps.ids.next(),
      format,
      state: 'waiting',
      done: 0,
      total: await countListed(tx.sql, accountId, { where: 'live' }),
      size: 0,
      fileKey: null,
      createdAt: now,
      touchedAt: now,
      expiresAt: later(now, archiveDays * day),
    };
    await putArchive(tx.sql, archive);
    await deps.jobs.send(writeArchiveJob, { accountId, archiveId: archive.id }, { tx });
    const old = before?.fileKey;
    if (old) tx.afterCommit(() => deps.files.delete(old));
    return archive;
  });
