import type { ProofPurpose } from '@inkstone/contracts/accounts';
import type { Instant } from '@inkstone/kernel';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { ownerProofs } from '../../../platform/db/tables/accounts.ts';

/** The lookup key of a proof. */
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

/** Returns whether a proof is valid for this account and purpose. */
export async function isProofOpen(db: Sql, proof: StoredProof, now: Instant): Promise<boolean> {
  return (await db.$count(ownerProofs, isOpen(proof, now))) > 0;
}

/** Deletes a proof; false when there is no valid one for this account and purpose. */
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

/** Deletes all proofs of an account, for example after a password reset. */
export async function deleteProofs(db: Sql, accountId: string): Promise<void> {
  await db.delete(ownerProofs).where(eq(ownerProofs.accountId, accountId));
}

export async function deleteExpiredProofs(db: Sql, now: Instant): Promise<void> {
  await db.delete(ownerProofs).where(lt(ownerProofs.expiresAt, now));
}
