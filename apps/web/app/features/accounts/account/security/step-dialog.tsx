import type { ProofPurpose, UserInfo } from '@inkstone/contracts/accounts';
import { Dialog } from '@inkstone/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { removeProof, storedProof } from '../../../../shared/social-login/kept-proofs.ts';
import { ProofEntry, socialPurpose } from './proof-entry.tsx';

export interface StepDialogProps {
  profile: UserInfo;
  purpose: ProofPurpose;
  title: string;
  /** The consequences, if the title does not state them. */
  text?: string;
  onClose: () => void;
  /** Renders the step after the proof; the proof is '' when a recent sign-in is sufficient. */
  children: (proof: string, proveAgain: () => void) => ReactNode;
}

/** A change that requires proof of ownership: first the proof, then the change. */
export function StepDialog({ profile, purpose, title, text, onClose, children }: StepDialogProps) {
  const t = useTranslations('account');
  const [proof, setProof] = useState(() => storedProof(purpose));
  useEffect(() => () => removeProof(purpose), [purpose]);
  const proveAgain = () => setProof(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text ?? (proof === null && !socialPurpose(profile, purpose) && t('proofText'))}
      closeLabel={t('close')}
    >
      {proof !== null ? (
        children(proof, proveAgain)
      ) : (
        <ProofEntry profile={profile} purpose={purpose} onProof={setProof}>
          {children('', proveAgain)}
        </ProofEntry>
      )}
    </Dialog>
  );
}
