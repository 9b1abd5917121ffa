import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  checkStore as checkContract,
  listStoreChecks,
  StoreCheckView,
} from '@inkstone/contracts/staff/store-checks';
import type { UseCase } from '../../../platform/http/route.ts';
import { storeNames } from '../../../ports/store-verifier.ts';
import { firstShownDay, startSweep } from './run-sweep.ts';
import { findRunning, listSweeps, type Sweep } from './store.ts';

/** Lists the daily checks of stores for staff. */
export const listChecks: UseCase<typeof listStoreChecks, ReplyOf<typeof listStoreChecks>> = async ({
  db,
  clock,
  stores,
}) => ({
  checks: (await listSweeps(db.sql, firstShownDay(clock.now()))).map(viewCheck),
  stores: storeNames.flatMap((store) => {
    const verifier = stores[store];
    return verifier ? [{ store, canBeAsked: verifier.query !== null }] : [];
  }),
});

/** Starts a check now; a running one continues. */
export const checkStore: UseCase<typeof checkContract, ReplyOf<typeof checkContract>> = async (
  deps,
  _staff,
  { store },
) => {
  if (!deps.stores[store]?.query) throw new AppError('not_found');
  await startSweep(deps, store);
  const running = await findRunning(deps.db.sql, store);
  if (!running) throw new Error('The check that was just begun is missing');
  return viewCheck(running);
};

function viewCheck(sweep: Sweep): StoreCheckView {
  const { store, day, state, asked, healed, failed, detail, startedAt, endedAt } = sweep;
  return { store, day, state, asked, healed, failed, detail, startedAt, endedAt };
}
