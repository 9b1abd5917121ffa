import { AppError } from '@inkstone/contracts';
import type { ArchivePlace } from '@inkstone/contracts/archive-schedules';
import { cleanArchivePlace, isSameLogin } from '@inkstone/domain/documents';
import type { Deps } from '../../../../deps.ts';
import type { Schedule } from './schedule.ts';
import { unsealSecret } from './sealed-secret.ts';

/** A place as it was typed. */
interface TypedPlace {
  readonly place: ArchivePlace;
  readonly secret: string | null;
}

/**
 * A tidy place with its secret: the one typed, or else the kept one. That goes to no other server or user: whoever has
 * got hold of a session could have it sent to themselves.
 */
export function readPlace(
  deps: Pick<Deps, 'keys'>,
  given: TypedPlace,
  kept: Pick<Schedule, 'accountId' | 'place' | 'sealedSecret'> | null,
): { readonly place: ArchivePlace; readonly secret: string } {
  const place = cleanArchivePlace(given.place);
  if (!place.ok) throw new AppError(place.refusal);
  const secret = given.secret ?? keptSecret(deps, place.value, kept);
  if (secret === null) throw new AppError('destination_secret_required');
  if (secret === '' && place.value.kind === 's3') throw new AppError('destination_secret_required');
  return { place: place.value, secret };
}

function keptSecret(
  deps: Pick<Deps, 'keys'>,
  place: ArchivePlace,
  kept: Pick<Schedule, 'accountId' | 'place' | 'sealedSecret'> | null,
): string | null {
  if (!kept || !isSameLogin(place, kept.place)) return null;
  return unsealSecret(deps, kept.accountId, kept.sealedSecret);
}
