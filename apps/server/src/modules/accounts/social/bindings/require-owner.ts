import type { ProofPurpose } from '@inkstone/contracts/accounts';
import type { Sql } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { spendProof } from '../../proofs/owner-proof.ts';
import { findAccount } from '../../store.ts';

/**
 * Wants a proof of ownership for a change of the ways in. An account of social logins alone has nothing to prove it
 * by but these, so its session does.
 */
export async function requireOwner(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  shown: { readonly accountId: string; readonly purpose: ProofPurpose; readonly proof: string },
): Promise<void> {
  const account = await findAccount(db, shown.accountId);
  const canProve = account?.phone || account?.email;
  if (canProve) await spendProof(deps, db, shown);
}
