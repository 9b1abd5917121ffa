import type { PlaceCredit } from '@inkstone/contracts/places';
import type { listSessions } from '@inkstone/contracts/sessions';
import type { UseCase } from '../../../http/route.ts';
import { findOpenSessions, type StoredSession } from './store.ts';

/** An account's devices, and which of them asks. */
export interface Devices {
  readonly sessions: readonly StoredSession[];
  readonly currentId: string;
  readonly placesBy: PlaceCredit | null;
}

/** The devices on which the caller is signed in; with places while the operator has a map of addresses. */
export const listDevices: UseCase<typeof listSessions, Devices> = async (deps, { accountId, sessionId }) => {
  const { db, clock, places } = deps;
  const open = await findOpenSessions(db.sql, accountId, clock.now());
  const sessions = open.map((session) => ({ ...session, place: places && session.place }));
  const hasPlaces = sessions.some(({ place }) => place !== null);
  return { sessions, currentId: sessionId, placesBy: hasPlaces && places ? places.credit() : null };
};
