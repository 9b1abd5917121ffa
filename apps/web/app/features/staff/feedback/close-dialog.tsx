import { feedbackLimits } from '@inkstone/contracts/site/feedback';
import {
  type BugReportRow,
  closeFeedback,
  type VisitorFeedbackRow,
} from '@inkstone/contracts/staff/feedback';
import { TextArea } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { ForeignText } from '../../../shell/admin/foreign-text.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

interface CloseDialogProps {
  message: VisitorFeedbackRow | BugReportRow;
  onClose: () => void;
}

/** Closes a message. An account reads the answer in the product; a visitor who left a contact is answered at the desk first. */
export function CloseDialog({ message, onClose }: CloseDialogProps) {
  const t = useTranslations('admin-content');
  const [answer, setAnswer] = useState('');
  const { id, brief, content } = message;
  const isOfAccount = 'reply' in message;
  const label = t(isOfAccount ? 'answerAndClose' : 'closeFeedback');
  const contact = isOfAccount ? null : message.contact;
  return (
    <StaffActionDialog
      title={label}
      description={
        isOfAccount ? (
          t('closeHint_account')
        ) : contact === null ? (
          t('closeHint_visitor')
        ) : (
          <strong className="font-medium text-warn">{t('closeHint_contact', { contact })}</strong>
        )
      }
      confirmLabel={label}
      run={(reason) => call(closeFeedback, { id, answer, reason })}
      onClose={onClose}
    >
      <ForeignText text={content || brief} className="border-l-2 border-edge pl-3 text-sm text-soft" />
      <TextArea
        label={t(isOfAccount ? 'answerLabel' : 'outcomeLabel')}
        hint={t(isOfAccount ? 'answerHint' : 'outcomeHint')}
        value={answer}
        maxLength={feedbackLimits.content}
        className="max-h-60"
        onChange={(event) => setAnswer(event.target.value)}
      />
    </StaffActionDialog>
  );
}
