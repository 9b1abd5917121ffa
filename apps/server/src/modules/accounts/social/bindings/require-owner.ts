import type { ProofPurpose } from '@inkstone/contracts/accounts';
import { provesOwner } from '@inkstone/domain/accounts/sessions';
import type { Deps } from '../../../../deps.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Session } from '../../../../ports/sessions.ts';
import { findSession } from '../../devices/store.ts';
import { spendProof } from '../../proofs/owner-proof.ts';
import { findAccount } from '../../store.ts';

/**
 * Requires a proof of ownership for a change of sign-in methods. An account with social logins alone proves
 * itself by one of them, or by a sign-in just now.
 */
export async function requireOwner(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  { accountId, sessionId }: Session,
  shown: { readonly purpose: ProofPurpose; readonly proof: string },
): Promise<void> {
  const account = await findAccount(db, accountId);
  const isSocialAlone = account !== null && !account.phone && !account.email;
  const session = isSocialAlone && shown.proof === '' ? await findSession(db, accountId, sessionId) : null;
  if (session && provesOwner(session, deps.clock.now())) return;
  await spendProof(deps, db, { accountId, ...shown });
}
