import { AppError } from '@inkstone/contracts';
import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import { cleanArchiveDestination, isSameLogin } from '@inkstone/domain/documents';
import type { Deps } from '../../../../deps.ts';
import type { Schedule } from './schedule.ts';
import { unsealSecret } from './sealed-secret.ts';

/** A destination as sent by a client. */
interface EnteredDestination {
  readonly place: ArchiveDestination;
  readonly secret: string | null;
}

/**
 * Returns the normalized destination with its secret: the entered one, or else the stored one. The stored secret is
 * used for the same server and user only; otherwise an attacker with a stolen session could have it sent to another
 * server.
 */
export function readDestination(
  deps: Pick<Deps, 'keys'>,
  given: EnteredDestination,
  stored: Pick<Schedule, 'accountId' | 'destination' | 'sealedSecret'> | null,
): { readonly destination: ArchiveDestination; readonly secret: string } {
  const destination = cleanArchiveDestination(given.place);
  if (!destination.ok) throw new AppError(destination.refusal);
  const secret = given.secret ?? storedSecret(deps, destination.value, stored);
  if (secret === null) throw new AppError('destination_secret_required');
  if (secret === '' && destination.value.kind === 's3') throw new AppError('destination_secret_required');
  return { destination: destination.value, secret };
}

function storedSecret(
  deps: Pick<Deps, 'keys'>,
  destination: ArchiveDestination,
  stored: Pick<Schedule, 'accountId' | 'destination' | 'sealedSecret'> | null,
): string | null {
  if (!stored || !isSameLogin(destination, stored.destination)) return null;
  return unsealSecret(deps, stored.accountId, stored.sealedSecret);
}
