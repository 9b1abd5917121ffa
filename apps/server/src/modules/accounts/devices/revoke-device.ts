import { AppError } from '@inkstone/contracts';
import type { revokeSession } from '@inkstone/contracts/accounts/sessions';
import type { UseCase } from '../../../platform/http/route.ts';
import { endRevoked } from './end-revoked.ts';

/** Signs out one device of the caller's account. */
export const revokeDevice: UseCase<typeof revokeSession, Record<string, never>> = async (
  deps,
  { accountId },
  { id },
) => {
  const ended = await endRevoked(deps, accountId, [id]);
  if (ended === 0) throw new AppError('not_found');
  return {};
};
