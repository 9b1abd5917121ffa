import type { Place } from '@inkstone/contracts/places';
import { networkOf } from '@inkstone/domain/accounts/sessions';
import type { Deps } from '../../../deps.ts';

/** All that is kept of an address: its masked network, and the place where a map of addresses knows it. */
export function whereIs(
  { places }: Pick<Deps, 'places'>,
  address: string,
): { readonly network: string; readonly place: Place | null } {
  const network = networkOf(address);
  const isPublic = network !== '' && network !== 'local';
  return { network, place: isPublic && places ? places.find(address) : null };
}
