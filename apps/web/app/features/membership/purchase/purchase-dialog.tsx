import { Dialog } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { OwnQueries } from '../../../shell/own-queries.tsx';
import { buyerName } from './buyer-name.ts';
import { PurchaseSteps, type PurchaseStepsProps } from './steps/purchase-steps.tsx';

export type PurchaseDialogProps = PurchaseStepsProps;

/** The purchase of an item, from the price to the benefit; on phones it fills the window. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const t = useTranslations('purchase');
  const common = useTranslations('common');
  const { profile } = useSession();
  const [isOpen, setOpen] = useState(true);
  const name = profile && buyerName(profile);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <OwnQueries>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
        title={t('title')}
        description={name && t('buyer', { name })}
        closeLabel={common('close')}
        className="max-w-lg"
        isPageOnPhones
      >
        <PurchaseSteps {...props} onClose={close} />
      </Dialog>
    </OwnQueries>
  );
}
