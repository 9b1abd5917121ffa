import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import { openPlace } from '../places/open-place.ts';
import type { OpenPlace } from '../places/place.ts';
import type { Schedule } from './schedule.ts';
import { unsealSecret } from './sealed-secret.ts';

/** Opens the destination of a schedule. A secret that can no longer be decrypted must be entered again. */
export async function openKept(
  deps: Pick<Deps, 'config' | 'web' | 'random' | 'keys'>,
  { accountId, place, sealedSecret }: Schedule,
): Promise<OpenPlace> {
  const secret = unsealSecret(deps, accountId, sealedSecret);
  if (secret === null) throw new AppError('destination_secret_required');
  return openPlace(deps, place, secret);
}
