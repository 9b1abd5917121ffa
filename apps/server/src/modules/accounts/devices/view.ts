import type { ReplyOf } from '@inkstone/contracts';
import type { DeviceView, listSessions } from '@inkstone/contracts/sessions';
import type { Devices } from './list-devices.ts';
import type { StoredSession } from './store.ts';

/** The devices as their owner sees them, the one that asks first. */
export function presentDevices({ sessions, currentId, placesBy }: Devices): {
  data: ReplyOf<typeof listSessions>;
} {
  const views = sessions.map((session) => viewDevice(session, currentId));
  return { data: { sessions: views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), placesBy } };
}

function viewDevice(session: StoredSession, currentId: string): DeviceView {
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
    isCurrent: sessionId === currentId,
  };
}
