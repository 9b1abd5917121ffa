import { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import { later } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import { writeZip } from '../archives/write-zip.ts';
import { Lease, LostRunError, progressTimeout } from './lease.ts';
import { openStoredDestination } from './open-stored-destination.ts';
import { removeOld } from './remove-old.ts';
import type { Run, Schedule } from './schedule.ts';
import { claimRun, findRun, findSchedule } from './store.ts';
import { storeResult } from './store-result.ts';

type SendDeps = Pick<
  Deps,
  'db' | 'files' | 'clock' | 'ids' | 'log' | 'config' | 'web' | 'random' | 'keys' | 'accountFiles' | 'nameOf'
>;

/** Maximum attempts of a run that crashes its worker. */
const maxAttempts = 3;

/**
 * Writes a full archive into a zip file and sends it to its destination. Safe to run twice, and concurrently:
 * one worker holds a run, until it has made no progress for ten minutes.
 */
export async function sendArchive(
  deps: SendDeps,
  { accountId, runId }: { readonly accountId: string; readonly runId: string },
): Promise<void> {
  const found = await findRun(deps.db.sql, accountId, runId);
  const schedule = await findSchedule(deps.db.sql, accountId);
  if (!found || schedule?.destinationId !== found.destinationId) return;
  const now = deps.clock.now();
  const claim = { worker: deps.ids.next(), since: later(now, -progressTimeout), now };
  const run = await claimRun(deps.db.sql, found, claim);
  if (!run) return;
  const fileKey = fileOf(run);
  try {
    if (run.attempts > maxAttempts) throw new AppError('export_failed');
    await send(deps, schedule, { run, before: found.worker, fileKey });
  } catch (error) {
    if (error instanceof LostRunError) return;
    if (!(error instanceof AppError)) deps.log.error('An archive could not be sent', { error });
    await storeResult(deps, run, { error: error instanceof AppError ? error.code : 'export_failed' });
  } finally {
    await deps.files.delete(fileKey);
    if (found.worker) await deps.files.delete(fileOf(found));
  }
}

/** Each worker has its own file. */
function fileOf({ accountId, worker }: Run): string {
  return `archives/${accountId}/${worker}.zip`;
}

interface Sending {
  readonly run: Run;
  /** The previous worker, which abandoned the run; null if there is none. */
  readonly before: string | null;
  readonly fileKey: string;
}

/** Writes the file, sends it, records it, and only then deletes the oldest ones. */
async function send(deps: SendDeps, schedule: Schedule, { run, before, fileKey }: Sending): Promise<void> {
  const lease = new Lease(deps, run);
  const { accountId, format } = schedule;
  const size = await writeZip(deps, { accountId, format, onProgress: () => lease.touch() }, fileKey);
  await lease.prove();
  await using there = await openStoredDestination(deps, schedule);
  await there.prepare();
  if (before) await there.clear(run.name, before).catch(() => undefined);
  const open = async () => {
    const file = await deps.files.open(fileKey);
    if (!file) throw new AppError('export_failed');
    return Readable.from(lease.watch(file.content), { objectMode: false });
  };
  await there.put(run.name, { size, open }, run.worker ?? '');
  if (await storeResult(deps, run, { size })) await removeOld(deps, schedule, there);
}
