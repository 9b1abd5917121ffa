import { Button, Dialog, Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { ProofSlotProps } from '../../../owner-proof.tsx';
import { useSession } from '../../../session/session.tsx';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { OwnerProof, waysToProve } from './owner-proof.tsx';

/** Has somebody show that the account is theirs, for a change that another page makes. */
export function AskProof({ purpose, title, onProof, onClose }: ProofSlotProps) {
  const t = useTranslations('account');
  const { profile } = useSession();
  const isSocialAlone = profile !== null && waysToProve(profile).length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={!isSocialAlone && t('proofText')}
      closeLabel={t('close')}
    >
      {profile === null ? (
        <Skeleton className="h-20" />
      ) : isSocialAlone ? (
        <FreshSignIn purpose={purpose} onProof={onProof}>
          <Button kind="primary" className="self-end" onClick={() => onProof('')}>
            {t('continue')}
          </Button>
        </FreshSignIn>
      ) : (
        <OwnerProof profile={profile} purpose={purpose} onProof={onProof} />
      )}
    </Dialog>
  );
}
