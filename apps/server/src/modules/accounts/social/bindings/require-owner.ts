import { AppError } from '@inkstone/contracts';
import type { ProofPurpose } from '@inkstone/contracts/accounts';
import { provesOwner } from '@inkstone/domain/accounts/sessions';
import type { Sql } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { findSession } from '../../devices/store.ts';
import { spendProof } from '../../proofs/owner-proof.ts';
import type { Session } from '../../sessions.ts';
import { findAccount } from '../../store.ts';

/**
 * Wants a proof of ownership for a change of the ways in. An account of social logins alone has nothing to prove it
 * by but these: it must have signed in by one just now.
 */
export async function requireOwner(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  { accountId, sessionId }: Session,
  shown: { readonly purpose: ProofPurpose; readonly proof: string },
): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account?.phone || account?.email) return spendProof(deps, db, { accountId, ...shown });
  const session = await findSession(db, accountId, sessionId);
  if (!session || !provesOwner(session, deps.clock.now())) throw new AppError('proof_required');
}
