import { complaintTextLimit } from '@inkstone/contracts/sharing';
import { type ComplaintRow, closeComplaint, moderateShare } from '@inkstone/contracts/staff/shares';
import { TextArea } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

interface ReportDialogProps {
  report: ComplaintRow;
  onClose: () => void;
}

/** Disables the link of a reported document, or restores it. */
export function ModerateDialog({
  event,
  report,
  onClose,
}: ReportDialogProps & { event: 'hold' | 'release' }) {
  const t = useTranslations('admin-content');
  return (
    <StaffActionDialog
      title={t(`task_${event}`)}
      description={t(`taskHint_${event}`)}
      confirmLabel={t(`task_${event}`)}
      run={(reason) => call(moderateShare, { event, complaintId: report.id, reason })}
      onClose={onClose}
    />
  );
}

/** Closes a report without changing the link. */
export function CloseReportDialog({ report, onClose }: ReportDialogProps) {
  const t = useTranslations('admin-content');
  const [outcome, setOutcome] = useState('');
  const { id, email, share } = report;
  return (
    <StaffActionDialog
      title={t('task_close')}
      description={
        <>
          {t(`closeHint_${share}`)}
          {email !== null && (
            <strong className="mt-1 block font-medium text-warn">{t('closeEmail', { email })}</strong>
          )}
        </>
      }
      confirmLabel={t('task_close')}
      run={(reason) => call(closeComplaint, { id, outcome, reason })}
      onClose={onClose}
    >
      <TextArea
        label={t('outcomeLabel')}
        hint={t('outcomeHint')}
        value={outcome}
        maxLength={complaintTextLimit}
        className="max-h-60"
        onChange={(event) => setOutcome(event.target.value)}
      />
    </StaffActionDialog>
  );
}
