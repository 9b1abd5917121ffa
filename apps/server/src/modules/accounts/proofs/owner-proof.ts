import { AppError } from '@inkstone/contracts';
import { type ProofPurpose, proofMinutes } from '@inkstone/contracts/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { makeToken, readToken } from '../opaque-token.ts';
import { deleteProof, insertProof } from './store.ts';

/** A proof as its holder gets it. */
export interface IssuedProof {
  readonly proof: string;
  readonly expiresAt: Instant;
}

/** Gives a proof to somebody who has just shown to own the account. */
export async function issueProof(
  deps: Pick<Deps, 'clock' | 'random'>,
  db: Sql,
  { accountId, purpose }: { readonly accountId: string; readonly purpose: ProofPurpose },
): Promise<IssuedProof> {
  const { token: proof, hash: proofHash } = makeToken(accountId, deps.random);
  const expiresAt = later(deps.clock.now(), proofMinutes * minute);
  await insertProof(db, { accountId, proofHash, purpose, expiresAt });
  return { proof, expiresAt };
}

/** Uses a proof up for a change to this account, or refuses. Belongs into the transaction of the change. */
export async function spendProof(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  shown: { readonly accountId: string; readonly purpose: ProofPurpose; readonly proof: string },
): Promise<void> {
  const parts = readToken(shown.proof);
  const { accountId, purpose } = shown;
  const isOpen =
    parts?.ownerId === accountId &&
    (await deleteProof(db, { accountId, proofHash: parts.hash, purpose }, deps.clock.now()));
  if (!isOpen) throw new AppError('proof_required');
}
