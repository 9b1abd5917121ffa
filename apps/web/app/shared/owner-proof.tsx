import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { refusalOf } from '../platform/call.ts';
import { removeProof, storedProof } from './social-login/kept-proofs.ts';

/** Changes outside the account page that require reauthentication. */
export type ProvenChange = 'export_data' | 'make_key' | 'staff_factor';

/** The purpose of a reauthentication, and the callback that receives the proof: '' if a recent sign-in suffices. */
export interface ProofSlotProps {
  purpose: ProvenChange;
  title: string;
  onProof: (proof: string) => void;
  onClose: () => void;
}

/** The component belongs to the account feature; routes inject it here. */
export const ProofSlot = createContext<ComponentType<ProofSlotProps> | null>(null);

/** A change that requires reauthentication, and the dialog that requests the proof. */
export interface ProvenAttempt {
  readonly begin: () => void;
  /** Whether an error requires a proof: then the dialog opens, and the change is retried with the proof. */
  readonly isWanted: (error: Error) => boolean;
  /** Must be rendered outside of forms: submitting the dialog would submit the surrounding form. */
  readonly dialog: ReactNode;
}

/** Tries a change without a proof, or with one obtained from an identity provider. */
export function useProvenAttempt(
  purpose: ProvenChange,
  title: string,
  attempt: (proof: string) => void,
): ProvenAttempt {
  const Dialog = use(ProofSlot);
  if (!Dialog) throw new Error('A page with changes for owners alone has no dialog for proofs');
  const [isRequested, setRequested] = useState(false);
  const onProof = (proof: string) => {
    setRequested(false);
    attempt(proof);
  };
  return {
    begin() {
      const kept = storedProof(purpose) ?? '';
      removeProof(purpose);
      attempt(kept);
    },
    isWanted(error) {
      const isWanted = refusalOf(error).code === 'proof_required';
      if (isWanted) setRequested(true);
      return isWanted;
    },
    dialog: isRequested && (
      <Dialog purpose={purpose} title={title} onProof={onProof} onClose={() => setRequested(false)} />
    ),
  };
}
