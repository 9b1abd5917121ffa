import type { ReplyOf } from '@inkstone/contracts';
import { type listWaiting as contract, waitingKinds } from '@inkstone/contracts/staff/waiting';
import { permissionsOf } from '@inkstone/domain/staff';
import type { UseCase } from '../../platform/http/route.ts';

/** Counts what waits for the caller. What their roles do not permit is not counted and not named. */
export const listWaiting: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { countWaiting },
  { accountId, roles },
) => {
  const waiting = await countWaiting(accountId, permissionsOf(roles));
  return { waiting: waiting.sort((a, b) => waitingKinds.indexOf(a.kind) - waitingKinds.indexOf(b.kind)) };
};
