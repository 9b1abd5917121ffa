import { Button, Dialog, Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/session.tsx';
import type { ProofSlotProps } from '../../../../shared/owner-proof.tsx';
import { ProofEntry, socialPurpose } from './proof-entry.tsx';

/** Requests proof of account ownership for a change made on another page. */
export function RequestProof({ purpose, title, onProof, onClose }: ProofSlotProps) {
  const t = useTranslations('account');
  const { profile } = useSession();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={(!profile || !socialPurpose(profile, purpose)) && t('proofText')}
      closeLabel={t('close')}
    >
      {profile ? (
        <ProofEntry profile={profile} purpose={purpose} onProof={onProof}>
          <Button kind="primary" className="self-end" onClick={() => onProof('')}>
            {t('continue')}
          </Button>
        </ProofEntry>
      ) : (
        <Skeleton className="h-20" />
      )}
    </Dialog>
  );
}
