import { AppError } from '@inkstone/contracts';
import { type ProofPurpose, proofMinutes } from '@inkstone/contracts/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { makeToken, readToken } from '../opaque-token.ts';
import { deleteProof, insertProof, isProofOpen, type StoredProof } from './store.ts';

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

/** A proof as somebody shows it for a change to an account. */
interface ShownProof {
  readonly accountId: string;
  readonly purpose: ProofPurpose;
  readonly proof: string;
}

/** Refuses unless the proof is open for a change to this account; it stays open. For before work that costs much. */
export async function requireProof(deps: Pick<Deps, 'clock'>, db: Sql, shown: ShownProof): Promise<void> {
  const proof = readProof(shown);
  if (!proof || !(await isProofOpen(db, proof, deps.clock.now()))) throw new AppError('proof_required');
}

/** Uses a proof up for a change to this account, or refuses. Belongs into the transaction of the change. */
export async function spendProof(deps: Pick<Deps, 'clock'>, db: Sql, shown: ShownProof): Promise<void> {
  const proof = readProof(shown);
  if (!proof || !(await deleteProof(db, proof, deps.clock.now()))) throw new AppError('proof_required');
}

function readProof({ accountId, purpose, proof }: ShownProof): StoredProof | null {
  const parts = readToken(proof);
  return parts?.ownerId === accountId ? { accountId, proofHash: parts.hash, purpose } : null;
}
