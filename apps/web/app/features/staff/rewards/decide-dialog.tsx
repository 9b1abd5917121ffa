import { sharePictureLimits } from '@inkstone/contracts/membership';
import { decideSharePicture, type SharePictureRow } from '@inkstone/contracts/staff/rewards';
import { TextArea } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

interface DecideDialogProps {
  row: SharePictureRow;
  isApproved: boolean;
  onClose: () => void;
}

/** Approves a picture, or rejects it with a reason for its sender. */
export function DecideDialog({ row: { id }, isApproved, onClose }: DecideDialogProps) {
  const t = useTranslations('staff-rewards');
  const [refusal, setRefusal] = useState('');
  const label = t(isApproved ? 'approve' : 'refuse');
  return (
    <StaffActionDialog
      title={label}
      description={t(isApproved ? 'approveHint' : 'refuseHint')}
      confirmLabel={label}
      run={(reason) => call(decideSharePicture, { id, isApproved, refusal, reason })}
      onClose={onClose}
    >
      {!isApproved && (
        <TextArea
          label={t('refusal')}
          hint={t('refusalHint')}
          required
          value={refusal}
          maxLength={sharePictureLimits.refusal}
          onChange={(event) => setRefusal(event.target.value)}
        />
      )}
    </StaffActionDialog>
  );
}
