import type { ReplyOf } from '@inkstone/contracts';
import type { getAccount as contract } from '@inkstone/contracts/staff/accounts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findDevices } from '../devices/list-devices.ts';
import { viewDevice } from '../devices/view.ts';
import { requireOverview } from './find-accounts.ts';

/** Returns an account and its devices, for staff. */
export const getAccount: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { accountId },
) => {
  const account = await requireOverview(deps, accountId);
  const { sessions, placesBy } = await findDevices(deps, accountId);
  return { account, devices: sessions.map(viewDevice), placesBy };
};
