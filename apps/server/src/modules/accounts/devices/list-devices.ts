import type { listSessions } from '@inkstone/contracts/sessions';
import type { UseCase } from '../../../http/route.ts';
import { findOpenSessions, type StoredSession } from './store.ts';

/** An account's devices, and which of them asks. */
export interface Devices {
  readonly sessions: readonly StoredSession[];
  readonly currentId: string;
}

/** The devices on which the caller is signed in. */
export const listDevices: UseCase<typeof listSessions, Devices> = async (deps, { accountId, sessionId }) => ({
  sessions: await findOpenSessions(deps.db.sql, accountId, deps.clock.now()),
  currentId: sessionId,
});
