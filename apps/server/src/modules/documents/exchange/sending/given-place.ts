import { AppError } from '@inkstone/contracts';
import type { ArchivePlace } from '@inkstone/contracts/documents/archive-schedules';
import { cleanArchivePlace, isSameLogin } from '@inkstone/domain/documents';
import type { Deps } from '../../../../deps.ts';
import type { Schedule } from './schedule.ts';
import { unsealSecret } from './sealed-secret.ts';

/** A destination as entered. */
interface TypedPlace {
  readonly place: ArchivePlace;
  readonly secret: string | null;
}

/**
 * Returns the normalized destination with its secret: the entered one, or else the stored one. The stored secret is
 * used for the same server and user only; otherwise an attacker with a stolen session could have it sent to another
 * server.
 */
export function readPlace(
  deps: Pick<Deps, 'keys'>,
  given: TypedPlace,
  stored: Pick<Schedule, 'accountId' | 'place' | 'sealedSecret'> | null,
): { readonly place: ArchivePlace; readonly secret: string } {
  const place = cleanArchivePlace(given.place);
  if (!place.ok) throw new AppError(place.refusal);
  const secret = given.secret ?? storedSecret(deps, place.value, stored);
  if (secret === null) throw new AppError('destination_secret_required');
  if (secret === '' && place.value.kind === 's3') throw new AppError('destination_secret_required');
  return { place: place.value, secret };
}

function storedSecret(
  deps: Pick<Deps, 'keys'>,
  place: ArchivePlace,
  stored: Pick<Schedule, 'accountId' | 'place' | 'sealedSecret'> | null,
): string | null {
  if (!stored || !isSameLogin(place, stored.place)) return null;
  return unsealSecret(deps, stored.accountId, stored.sealedSecret);
}
