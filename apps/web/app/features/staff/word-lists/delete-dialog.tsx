import { deleteWordList } from '@inkstone/contracts/staff/lists';
import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import type { ListAddress } from './list-address.ts';

interface DeleteDialogProps {
  address: ListAddress;
  onDone: () => void;
  onClose: () => void;
}

/** Deletes a list with all its versions. */
export function DeleteDialog({ address, onDone, onClose }: DeleteDialogProps) {
  const t = useTranslations('admin-content');
  return (
    <StaffActionDialog
      title={t('deleteListOf', { list: address.list })}
      description={t('deleteListHint')}
      confirmLabel={t('deleteList')}
      run={async (reason) => {
        await call(deleteWordList, { ...address, reason });
        // Leaves the page of the deleted list before its data would be reloaded.
        showToast.success(t('listDeleted'));
        onDone();
        onClose();
        return false;
      }}
      onClose={onClose}
    />
  );
}
