import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import type { OpenDestination } from '../destinations/destination.ts';
import { openDestination } from '../destinations/open-destination.ts';
import type { Schedule } from './schedule.ts';
import { unsealSecret } from './sealed-secret.ts';

/** Opens the destination of a schedule. A secret that can no longer be decrypted must be entered again. */
export async function openStoredDestination(
  deps: Pick<Deps, 'config' | 'web' | 'random' | 'keys'>,
  { accountId, destination, sealedSecret }: Schedule,
): Promise<OpenDestination> {
  const secret = unsealSecret(deps, accountId, sealedSecret);
  if (secret === null) throw new AppError('destination_secret_required');
  return openDestination(deps, destination, secret);
}
