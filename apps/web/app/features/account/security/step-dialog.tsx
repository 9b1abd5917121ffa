import type { ProofPurpose, UserInfo } from '@inkstone/contracts/accounts';
import { provenBySocial } from '@inkstone/contracts/social-login';
import { Dialog } from '@inkstone/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetProof, keptProof } from '../../../social-login/kept-proofs.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { OwnerProof, waysToProve } from './owner-proof.tsx';

export interface StepDialogProps {
  profile: UserInfo;
  purpose: ProofPurpose;
  title: string;
  /** What follows from it, where the title does not say it all. */
  text?: string;
  onClose: () => void;
  /** The step behind the proof; '' where a fresh sign-in is the proof. */
  children: (proof: string, proveAgain: () => void) => ReactNode;
}

/** A change that its owner alone may make: first the proof, then the change. */
export function StepDialog({ profile, purpose, title, text, onClose, children }: StepDialogProps) {
  const t = useTranslations('account');
  const [proof, setProof] = useState(() => keptProof(purpose));
  useEffect(() => () => forgetProof(purpose), [purpose]);
  const proveAgain = () => setProof(null);
  const isSocialAlone = waysToProve(profile).length === 0;
  const bySocial = isSocialAlone && provenBySocial.find((each) => each === purpose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text ?? (proof === null && !bySocial && t('proofText'))}
      closeLabel={t('close')}
    >
      {proof !== null ? (
        children(proof, proveAgain)
      ) : bySocial ? (
        <FreshSignIn purpose={bySocial} onProof={setProof}>
          {children('', proveAgain)}
        </FreshSignIn>
      ) : (
        <OwnerProof profile={profile} purpose={purpose} onProof={setProof} />
      )}
    </Dialog>
  );
}
