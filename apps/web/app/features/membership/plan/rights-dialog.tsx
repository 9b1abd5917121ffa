import type { VipType } from '@inkstone/contracts/membership';
import { Button, CheckIcon, Dialog } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import type { Privileges } from './plan-data.ts';
import { usePoints } from './use-points.ts';

export interface RightsDialogProps {
  readonly type: VipType;
  readonly privileges: Privileges;
  readonly onClose: () => void;
}

/** The features of a tier, in a dialog. */
export function RightsDialog({ type, privileges, onClose }: RightsDialogProps) {
  const t = useTranslations('plan');
  const common = useTranslations('common');
  const { tier } = useCatalogueNames();
  const points = usePoints(privileges);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tier(type)}
      description={t(`for.${type}`)}
      closeLabel={common('close')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <ul className="flex flex-col gap-2">
        {points(type).map((point) => (
          <li key={point} className="flex items-start gap-2">
            <CheckIcon size={18} className="mt-[0.25em] shrink-0 text-good" />
            {point}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
