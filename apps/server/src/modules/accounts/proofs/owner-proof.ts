import { AppError } from '@inkstone/contracts';
import { type ProofPurpose, proofMinutes } from '@inkstone/contracts/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { makeToken, readToken } from '../opaque-token.ts';
import { deleteProof, insertProof, isProofOpen, type StoredProof } from './store.ts';

/** A proof as issued to its holder. */
export interface IssuedProof {
  readonly proof: string;
  readonly expiresAt: Instant;
}

/** Issues a proof to a caller who has just proved ownership of the account. */
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

/** A proof presented for a change to an account. */
interface ShownProof {
  readonly accountId: string;
  readonly purpose: ProofPurpose;
  readonly proof: string;
}

/**
 * Refuses unless the proof is valid for a change to this account; it stays valid. Call it before expensive
 * work.
 */
export async function requireProof(deps: Pick<Deps, 'clock'>, db: Sql, shown: ShownProof): Promise<void> {
  const proof = readProof(shown);
  if (!proof || !(await isProofOpen(db, proof, deps.clock.now()))) throw new AppError('proof_required');
}

/** Uses a proof up for a change to this account, or refuses. Call it in the transaction of the change. */
export async function spendProof(deps: Pick<Deps, 'clock'>, db: Sql, shown: ShownProof): Promise<void> {
  const proof = readProof(shown);
  if (!proof || !(await deleteProof(db, proof, deps.clock.now()))) throw new AppError('proof_required');
}

function readProof({ accountId, purpose, proof }: ShownProof): StoredProof | null {
  const parts = readToken(proof);
  return parts?.ownerId === accountId ? { accountId, proofHash: parts.hash, purpose } : null;
}
