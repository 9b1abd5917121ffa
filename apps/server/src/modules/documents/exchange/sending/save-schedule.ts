import type { saveArchiveSchedule as contract } from '@inkstone/contracts/documents/archive-schedules';
import { isSameDestination } from '@inkstone/domain/documents';
import type { UseCase } from '../../../../platform/http/route.ts';
import { openDestination } from '../destinations/open-destination.ts';
import { type ShownSchedule, withRuns } from './get-schedule.ts';
import { readDestination } from './read-destination.ts';
import { nextNight, type Schedule } from './schedule.ts';
import { sealSecret } from './sealed-secret.ts';
import { sendDueJob } from './send-due-job.ts';
import { deleteOtherRuns, findSchedule, lockSchedule, putSchedule } from './store.ts';

/**
 * Creates or changes the caller's schedule. A new destination receives its first archive at once, and
 * requires a proof, because sending outlives the session.
 */
export const saveSchedule: UseCase<typeof contract, ShownSchedule> = async (deps, who, input) => {
  const { accountId } = who;
  const known = await findSchedule(deps.db.sql, accountId);
  const { destination, secret } = readDestination(deps, input, known);
  // Refuses forbidden addresses; does not connect.
  await using _ = await openDestination(deps, destination, secret);
  return deps.db.transact(async (tx) => {
    const before = await lockSchedule(tx.sql, accountId);
    const isSame = before !== null && isSameDestination(before.destination, destination);
    if (!isSame) await deps.requireOwner(tx.sql, who, { purpose: 'export_data', proof: input.proof });
    const { format, rhythm, timeZone, keep } = input;
    const now = deps.clock.now();
    const schedule: Schedule = {
      ...{ accountId, destination, format, rhythm, timeZone, keep },
      destinationId: isSame ? before.destinationId : deps.ids.next(),
      sealedSecret: sealSecret(deps, accountId, secret),
      state: 'on',
      nextAt: isSame && before.failures === 0 ? nextNight({ accountId, rhythm, timeZone }, now) : now,
      failures: 0,
      lastSuccessAt: isSame ? before.lastSuccessAt : null,
    };
    await putSchedule(tx.sql, schedule);
    if (!isSame) await deleteOtherRuns(tx.sql, accountId, schedule.destinationId);
    await deps.jobs.send(sendDueJob, {}, { tx });
    return withRuns(tx.sql, schedule);
  });
};
