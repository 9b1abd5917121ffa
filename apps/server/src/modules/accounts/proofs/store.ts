import type { ProofPurpose } from '@inkstone/contracts/accounts';
import type { Instant } from '@inkstone/kernel';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { ownerProofs } from '../../../db/tables/accounts.ts';

/** A proof as it is looked up. */
export interface StoredProof {
  readonly accountId: string;
  readonly proofHash: string;
  readonly purpose: ProofPurpose;
}

export async function insertProof(
  db: Sql,
  proof: StoredProof & { readonly expiresAt: Instant },
): Promise<void> {
  await db.insert(ownerProofs).values(proof);
}

/** Whether a proof is open for this account and purpose. */
export async function isProofOpen(db: Sql, proof: StoredProof, now: Instant): Promise<boolean> {
  return (await db.$count(ownerProofs, isOpen(proof, now))) > 0;
}

/** Takes a proof away; false when there is none that is open for this account and purpose. */
export async function deleteProof(db: Sql, proof: StoredProof, now: Instant): Promise<boolean> {
  const rows = await db
    .delete(ownerProofs)
    .where(isOpen(proof, now))
    .returning({ accountId: ownerProofs.accountId });
  return rows.length > 0;
}

function isOpen({ accountId, proofHash, purpose }: StoredProof, now: Instant) {
  return and(
    eq(ownerProofs.accountId, accountId),
    eq(ownerProofs.proofHash, proofHash),
    eq(ownerProofs.purpose, purpose),
    gt(ownerProofs.expiresAt, now),
  );
}

/** Takes all proofs of an account away, as when its password was set anew. */
export async function deleteProofs(db: Sql, accountId: string): Promise<void> {
  await db.delete(ownerProofs).where(eq(ownerProofs.accountId, accountId));
}

export async function deleteExpiredProofs(db: Sql, now: Instant): Promise<void> {
  await db.delete(ownerProofs).where(lt(ownerProofs.expiresAt, now));
}
