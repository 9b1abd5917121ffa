import type { Place, PlaceCredit } from '@inkstone/contracts/accounts/places';

/** An IP geolocation database. */
export interface Geolocation {
  /**
   * Returns the location of a public address; null if unknown. Never throws, and does not keep the address.
   */
  find(address: string): Place | null;
  /** The attribution that the database's licence requires. */
  credit(): PlaceCredit | null;
}
