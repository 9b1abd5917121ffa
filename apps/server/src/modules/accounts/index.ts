import type { Deps } from '../../deps.ts';
import type { ClosedSession, Session } from '../../ports/sessions.ts';

export { resolveApiKey } from './api-keys/resolve-api-key.ts';
export { areSharesClosed, findBlocks } from './blocks/store.ts';
export { hashAddress } from './codes/secrets.ts';
export { beginRemoval } from './deletion/begin-removal.ts';
export { isDeletionPending } from './deletion/get-deletion.ts';
export {
  type Deletion,
  listDue as listDueDeletions,
  markRemoved as markAccountRemoved,
} from './deletion/store.ts';
export { findAccountNamed, maskedName, maskedNames, shownName } from './find-account-named.ts';
export { languageOf, mailOwner, reachOf, textOwner } from './mail-owner.ts';
export { phonesOf, requireAccountNamed } from './overview/account-named.ts';
export { hashPassword, isPassword } from './passwords/hash-password.ts';
export { personOf } from './person-of.ts';
export { createSessions } from './sessions.ts';
export { revokeConsents } from './social/bindings/remove-identity.ts';
export { requireOwner } from './social/bindings/require-owner.ts';
export { findRegistration } from './store.ts';

/** Returns the session of a token, or why it grants no access; null for one that is unknown or expired. */
export function resolveSession(
  deps: Pick<Deps, 'sessions'>,
  token: string,
): Promise<Session | ClosedSession | null> {
  return deps.sessions.find(token);
}
