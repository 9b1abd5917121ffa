import type { ProofPurpose } from '@inkstone/contracts/accounts';

/** Proofs obtained from an identity provider, until they are used. In memory only; a reload discards them. */
const kept = new Map<ProofPurpose, string>();

/** Stores the proof for one change. */
export function storeProof({ purpose, proof }: { purpose: ProofPurpose; proof: string }): void {
  kept.set(purpose, proof);
}

/** The proof stored for a change; null when there is none. */
export function storedProof(purpose: ProofPurpose): string | null {
  return kept.get(purpose) ?? null;
}

/** Removes a proof that is being used. */
export function removeProof(purpose: ProofPurpose): void {
  kept.delete(purpose);
}

/** Whether a proof obtained from an identity provider is waiting for its change. */
export function hasStoredProof(): boolean {
  return kept.size > 0;
}
