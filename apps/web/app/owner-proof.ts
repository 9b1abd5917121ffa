import { type ComponentType, createContext, use } from 'react';
import { forgetProof, keptProof } from './social-login/kept-proofs.ts';

/** Changes outside the account's own page that its owner alone may make. */
export type ProvenChange = 'export_data' | 'make_key';

/** What is asked of somebody before such a change, and who gets the proof: '' where a fresh sign-in is it. */
export interface ProofSlotProps {
  purpose: ProvenChange;
  title: string;
  onProof: (proof: string) => void;
  onClose: () => void;
}

/** Proofs belong to the account; routes put the dialog in here. */
export const ProofSlot = createContext<ComponentType<ProofSlotProps> | null>(null);

/** The dialog of the page. */
export function useProofSlot(): ComponentType<ProofSlotProps> {
  const Dialog = use(ProofSlot);
  if (!Dialog) throw new Error('A page with changes for owners alone has no dialog for proofs');
  return Dialog;
}

/** The proof that somebody has come back with from another house, once; '' where there is none. */
export function takeKeptProof(purpose: ProvenChange): string {
  const proof = keptProof(purpose) ?? '';
  forgetProof(purpose);
  return proof;
}
