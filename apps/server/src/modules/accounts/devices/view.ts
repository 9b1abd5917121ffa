import type { ReplyOf } from '@inkstone/contracts';
import type { DeviceView, listSessions } from '@inkstone/contracts/accounts/sessions';
import type { Devices } from './list-devices.ts';
import type { StoredSession } from './store.ts';

/** The devices for their owner, the caller's first. */
export function presentDevices({ sessions, currentId, placesBy }: Devices): {
  data: ReplyOf<typeof listSessions>;
} {
  const views = sessions.map((session): DeviceView => {
    return { ...viewDevice(session), isCurrent: session.sessionId === currentId };
  });
  return { data: { sessions: views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), placesBy } };
}

/** A device as shown to the owner or staff. */
export function viewDevice(session: StoredSession): Omit<DeviceView, 'isCurrent'> {
  const { sessionId, kind, browser, system, network, place, createdAt, lastUsedAt } = session;
  return {
    id: sessionId,
    kind,
    browser,
    system,
    network,
    place,
    createdAt,
    lastUsedAt,
  };
}
