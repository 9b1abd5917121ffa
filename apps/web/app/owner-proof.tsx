import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { refusalOf } from './call.ts';
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

/** A change that its owner alone may make, and what asks for the proof of it. */
export interface ProvenAttempt {
  readonly begin: () => void;
  /** Whether a refusal wants a proof: then it is asked for, and the change tried again with it. */
  readonly isWanted: (error: Error) => boolean;
  /** To be shown outside of forms: what is sent in it would be sent in them. */
  readonly dialog: ReactNode;
}

/** Tries a change without a proof, or with one that somebody has come back with from another house. */
export function useProvenAttempt(
  purpose: ProvenChange,
  title: string,
  attempt: (proof: string) => void,
): ProvenAttempt {
  const Dialog = use(ProofSlot);
  if (!Dialog) throw new Error('A page with changes for owners alone has no dialog for proofs');
  const [isAsked, setAsked] = useState(false);
  const onProof = (proof: string) => {
    setAsked(false);
    attempt(proof);
  };
  return {
    begin() {
      const kept = keptProof(purpose) ?? '';
      forgetProof(purpose);
      attempt(kept);
    },
    isWanted(error) {
      const isWanted = refusalOf(error).code === 'proof_required';
      if (isWanted) setAsked(true);
      return isWanted;
    },
    dialog: isAsked && (
      <Dialog purpose={purpose} title={title} onProof={onProof} onClose={() => setAsked(false)} />
    ),
  };
}
