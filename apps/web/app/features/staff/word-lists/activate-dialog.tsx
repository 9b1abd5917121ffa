import { activateWordList } from '@inkstone/contracts/staff/lists';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import type { ListAddress } from './list-address.ts';

interface ActivateDialogProps {
  address: ListAddress;
  /** Null turns the list off. */
  version: number | null;
  onClose: () => void;
}

/** Activates a version of a list, or turns the list off. */
export function ActivateDialog({ address, version, onClose }: ActivateDialogProps) {
  const t = useTranslations('admin-content');
  const isOff = version === null;
  return (
    <StaffActionDialog
      title={isOff ? t('turnOffList', { list: address.list }) : t('useVersion', { version })}
      description={t(isOff ? 'turnOffHint' : 'useHint')}
      confirmLabel={t(isOff ? 'turnOff' : 'use')}
      run={(reason) => call(activateWordList, { ...address, version, reason })}
      onClose={onClose}
    />
  );
}
