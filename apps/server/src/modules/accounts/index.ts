import type { Deps } from '../../deps.ts';
import type { ClosedSession, Session } from './sessions.ts';

export { resolveApiKey } from './api-keys/resolve-api-key.ts';
export type { Mail, MailMessage } from './channels/mail.ts';
export { SendFailure, type SendFault } from './channels/send-failure.ts';
export type { CodeMessage, Sms } from './channels/sms.ts';
export { hashAddress } from './codes/secrets.ts';
export { beginRemoval } from './deletion/begin-removal.ts';
export { isLeaving } from './deletion/get-deletion.ts';
export {
  type Deletion,
  listDue as listDueDeletions,
  markRemoved as markAccountRemoved,
} from './deletion/store.ts';
export { mailOwner } from './mail-owner.ts';
export { hashPassword, isPassword } from './passwords/hash-password.ts';
export { purgeExpired } from './purge-expired.ts';
export { accountsFileRoutes, accountsRoutes, accountsVendorRoutes } from './routes.ts';
export { createSessions, type Session, type Sessions } from './sessions.ts';
export { shownName } from './shown-name.ts';
export { revokeConsents } from './social/bindings/remove-identity.ts';
export { requireOwner } from './social/bindings/require-owner.ts';

/** Finds the session of a token, or why it opens none; null for one that is unknown or over. */
export function resolveSession(
  deps: Pick<Deps, 'sessions'>,
  token: string,
): Promise<Session | ClosedSession | null> {
  return deps.sessions.find(token);
}
