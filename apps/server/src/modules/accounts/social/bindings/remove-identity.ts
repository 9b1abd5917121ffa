import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { Deps } from '../../../../deps.ts';
import type { Sql, Transaction } from '../../../../platform/db/database.ts';
import { unseal } from '../../../../platform/security/sealing.ts';
import { ProviderFailure } from '../../../../ports/login-provider.ts';
import { revocationSeal } from '../identities/link-identity.ts';
import {
  deleteIdentity,
  deleteLoginMethod,
  findIdentities,
  type StoredIdentity,
} from '../identities/store.ts';

type RevokeDeps = Pick<Deps, 'keys' | 'login' | 'log'>;

/** Removes an identity from its account, and revokes its consent at the provider after the commit. */
export async function removeIdentity(
  deps: RevokeDeps,
  tx: Transaction,
  accountId: string,
  kind: SocialKind,
): Promise<void> {
  const identities = await findIdentities(tx.sql, accountId);
  await deleteLoginMethod(tx.sql, accountId, kind);
  await deleteIdentity(tx.sql, accountId, kind);
  for (const identity of identities.filter((each) => each.kind === kind))
    tx.afterCommit(() => revoke(deps, accountId, identity));
}

/**
 * Revokes the consents at all providers of an account, as Apple requires when an account is deleted. Rejects
 * when a provider does not answer, so that the job retries; a permanent refusal does not block the deletion.
 * Safe to run twice.
 */
export async function revokeConsents(deps: RevokeDeps, db: Sql, accountId: string): Promise<void> {
  for (const identity of await findIdentities(db, accountId)) {
    try {
      await revoke(deps, accountId, identity);
    } catch (error) {
      const isPermanent = error instanceof ProviderFailure && error.reason !== 'unavailable';
      if (!isPermanent) throw error;
      deps.log.warn('a consent could not be revoked', { provider: identity.kind, error });
    }
  }
}

async function revoke(
  { keys, login, log }: RevokeDeps,
  accountId: string,
  { kind, revocation }: StoredIdentity,
): Promise<void> {
  const token = revocation && unseal({ keys }, revocationSeal, revocation, accountId);
  const revokeAt = login[kind]?.revoke;
  if (!token) return;
  if (revokeAt) await revokeAt(token);
  else log.warn('a consent could not be revoked: the provider is switched off', { provider: kind });
}
