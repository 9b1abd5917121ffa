import type { Deps } from '../../deps.ts';
import type { Session } from './sessions.ts';

export { resolveApiKey } from './api-keys/resolve-api-key.ts';
export { hashAddress } from './codes/secrets.ts';
export { beginRemoval } from './deletion/begin-removal.ts';
export { isLeaving } from './deletion/get-deletion.ts';
export {
  type Deletion,
  listDue as listDueDeletions,
  markRemoved as markAccountRemoved,
} from './deletion/store.ts';
export { hashPassword, isPassword } from './passwords/hash-password.ts';
export { purgeExpired } from './purge-expired.ts';
export { accountsFileRoutes, accountsRoutes } from './routes.ts';
export { shownName } from './shown-name.ts';
export { createSessions, type Session, type Sessions } from './sessions.ts';
export type { CodeMessage, SimulatedSms, Sms } from './sms.ts';

/** Finds the session of a token; null for one that is unknown, expired or revoked. */
export function resolveSession(deps: Pick<Deps, 'sessions'>, token: string): Promise<Session | null> {
  return deps.sessions.find(token);
}
