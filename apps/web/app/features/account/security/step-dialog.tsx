import type { ProofPurpose, UserInfo } from '@inkstone/contracts/accounts';
import { Dialog } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OwnerProof, waysToProve } from './owner-proof.tsx';

export interface StepDialogProps {
  profile: UserInfo;
  purpose: ProofPurpose;
  title: string;
  /** What follows from it. */
  text: string;
  onClose: () => void;
  /** The step behind the proof; '' where the account has nothing to prove itself by. */
  children: (proof: string) => ReactNode;
}

/** A change that its owner alone may make: first the proof, then the change. */
export function StepDialog({ profile, purpose, title, text, onClose, children }: StepDialogProps) {
  const t = useTranslations('account');
  const [proof, setProof] = useState<string | null>(waysToProve(profile).length === 0 ? '' : null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
    >
      {proof === null ? (
        <OwnerProof profile={profile} purpose={purpose} onProof={setProof} />
      ) : (
        children(proof)
      )}
    </Dialog>
  );
}
