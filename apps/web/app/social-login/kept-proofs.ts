import type { ProofPurpose } from '@inkstone/contracts/accounts';

/** Proofs that another house gave, until they are used. Nobody but this page knows them; a reload forgets them. */
const kept = new Map<ProofPurpose, string>();

/** Keeps the proof for one change. */
export function keepProof({ purpose, proof }: { purpose: ProofPurpose; proof: string }): void {
  kept.set(purpose, proof);
}

/** The proof kept for a change; null where there is none. */
export function keptProof(purpose: ProofPurpose): string | null {
  return kept.get(purpose) ?? null;
}

/** Drops a proof that is used from here on. */
export function forgetProof(purpose: ProofPurpose): void {
  kept.delete(purpose);
}

/** Whether somebody has come back with a proof that waits for its change. */
export function hasKeptProof(): boolean {
  return kept.size > 0;
}
