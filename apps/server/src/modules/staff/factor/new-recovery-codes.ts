import type { newRecoveryCodes as contract } from '@inkstone/contracts/staff';
import type { UseCase } from '../../../platform/http/route.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './store.ts';

/** Replaces the remaining recovery codes. The new ones are shown only once. */
export const newRecoveryCodes: UseCase<typeof contract, { recoveryCodes: string[] }> = async (
  deps,
  { accountId },
) => {
  const recoveryCodes = makeRecoveryCodes(deps.random);
  await deps.db.transact(({ sql }) =>
    replaceRecoveryCodes(sql, accountId, recoveryCodes.map(hashRecoveryCode)),
  );
  return { recoveryCodes };
};
