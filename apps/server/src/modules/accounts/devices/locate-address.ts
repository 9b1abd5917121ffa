import type { Place } from '@inkstone/contracts/accounts/places';
import { networkOf } from '@inkstone/domain/accounts/sessions';
import type { Deps } from '../../../deps.ts';

/** Returns the stored form of an address: its masked network, and its location if known. */
export function locateAddress(
  { places }: Pick<Deps, 'places'>,
  address: string,
): { readonly network: string; readonly place: Place | null } {
  const network = networkOf(address);
  const isPublic = network !== '' && network !== 'local';
  return { network, place: isPublic && places ? places.find(address) : null };
}
