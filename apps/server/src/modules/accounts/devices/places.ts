import type { Place, PlaceCredit } from '@inkstone/contracts/places';

/** A map of addresses: where in the world they are. */
export interface Places {
  /** Where a public address is; null where the map does not know. Never throws, and keeps no address. */
  find(address: string): Place | null;
  /** What the map's maker wants to be said where its places are shown. */
  credit(): PlaceCredit | null;
}
