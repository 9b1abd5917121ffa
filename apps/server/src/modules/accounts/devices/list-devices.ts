import type { PlaceCredit } from '@inkstone/contracts/accounts/places';
import type { listSessions } from '@inkstone/contracts/accounts/sessions';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findOpenSessions, type StoredSession } from './store.ts';

/** An account's devices, and which of them is the caller's. */
export interface Devices {
  readonly sessions: readonly StoredSession[];
  readonly currentId: string;
  readonly placesBy: PlaceCredit | null;
}

/**
 * Lists the devices on which the caller is signed in; with locations if a geolocation database is configured.
 */
export const listDevices: UseCase<typeof listSessions, Devices> = async (deps, { accountId, sessionId }) => {
  return { ...(await findDevices(deps, accountId)), currentId: sessionId };
};

/** Returns the devices of an account, and the attribution that their locations require. */
export async function findDevices(
  { db, clock, places }: Pick<Deps, 'db' | 'clock' | 'places'>,
  accountId: string,
): Promise<Omit<Devices, 'currentId'>> {
  const open = await findOpenSessions(db.sql, accountId, clock.now());
  const sessions = open.map((session) => ({ ...session, place: places && session.place }));
  const hasPlaces = sessions.some(({ place }) => place !== null);
  return { sessions, placesBy: hasPlaces && places ? places.credit() : null };
}
