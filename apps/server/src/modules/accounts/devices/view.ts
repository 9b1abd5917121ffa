import type { DeviceView } from '@inkstone/contracts/sessions';
import type { Devices } from './list-devices.ts';
import type { StoredSession } from './store.ts';

/** The devices as their owner sees them, the one that asks first. */
export function presentDevices({ sessions, currentId }: Devices): { data: { sessions: DeviceView[] } } {
  const views = sessions.map((session) => viewDevice(session, currentId));
  return { data: { sessions: views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) } };
}

function viewDevice(session: StoredSession, currentId: string): DeviceView {
  const { sessionId, kind, browser, system, network, createdAt, lastUsedAt } = session;
  return {
    id: sessionId,
    kind,
    browser,
    system,
    network,
    createdAt,
    lastUsedAt,
    isCurrent: sessionId === currentId,
  };
}
