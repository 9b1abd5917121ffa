import {
  beginInvoice,
  invoiceUploadLimits,
  redInvoice,
  reissueInvoice,
  rejectInvoice,
  retryInvoice,
  type StaffInvoiceRow,
} from '@inkstone/contracts/staff/invoices';
import { SelectField, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { BuyerFields, type InvoiceDraft } from '../../../shared/invoices/buyer-fields.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { type InvoiceTaskKind, redReasons } from './invoice-row.tsx';
import { UploadDialog } from './upload-dialog.tsx';

export interface TaskDialogProps {
  kind: InvoiceTaskKind;
  invoice: StaffInvoiceRow;
  onClose: () => void;
}

/** Requests the input of an action, and performs it. */
export function TaskDialog({ kind, invoice, onClose }: TaskDialogProps) {
  switch (kind) {
    case 'upload':
    case 'uploadRed':
      return <UploadDialog invoice={invoice} side={kind === 'upload' ? 'blue' : 'red'} onClose={onClose} />;
    case 'reject':
      return <RejectDialog invoice={invoice} onClose={onClose} />;
    case 'red':
      return <RedDialog invoice={invoice} onClose={onClose} />;
    case 'reissue':
      return <ReissueDialog invoice={invoice} onClose={onClose} />;
    case 'begin':
    case 'retry':
      return <PlainDialog kind={kind} invoice={invoice} onClose={onClose} />;
  }
}

type PartProps = Omit<TaskDialogProps, 'kind'>;

/** The texts that all dialogs have. */
function useDialogMessages(kind: InvoiceTaskKind, { buyer }: StaffInvoiceRow) {
  const t = useTranslations('staff-invoices');
  return {
    title: t('taskOn', { task: t(`task.${kind}`), name: buyer.name }),
    description: t(`explain.${kind}`),
    confirmLabel: t(`task.${kind}`),
    onDone: () => showToast.success(t(`done.${kind}`)),
  };
}

function PlainDialog({ kind, invoice, onClose }: PartProps & { kind: 'begin' | 'retry' }) {
  const words = useDialogMessages(kind, invoice);
  const endpoint = kind === 'begin' ? beginInvoice : retryInvoice;
  const run = (reason: string) => call(endpoint, { invoiceId: invoice.invoiceId, reason });
  return <StaffActionDialog {...words} run={run} onClose={onClose} />;
}

function RejectDialog({ invoice, onClose }: PartProps) {
  const t = useTranslations('staff-invoices');
  const words = useDialogMessages('reject', invoice);
  const [note, setNote] = useState('');
  return (
    <StaffActionDialog
      {...words}
      run={(reason) => call(rejectInvoice, { invoiceId: invoice.invoiceId, note, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        required
        maxLength={invoiceUploadLimits.note}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
    </StaffActionDialog>
  );
}

function RedDialog({ invoice, onClose }: PartProps) {
  const t = useTranslations('staff-invoices');
  const words = useDialogMessages('red', invoice);
  const [redReason, setRedReason] = useState<(typeof redReasons)[number]>('01');
  return (
    <StaffActionDialog
      {...words}
      run={(reason) => call(redInvoice, { invoiceId: invoice.invoiceId, redReason, reason })}
      onClose={onClose}
    >
      <SelectField
        label={t('redReason')}
        value={redReason}
        choices={redReasons.map((value) => ({ value, label: t(`red_${value}`) }))}
        onChange={setRedReason}
      />
    </StaffActionDialog>
  );
}

function ReissueDialog({ invoice, onClose }: PartProps) {
  const words = useDialogMessages('reissue', invoice);
  const [draft, setDraft] = useState<InvoiceDraft>(invoice);
  const { kind, buyer, email } = draft;
  return (
    <StaffActionDialog
      {...words}
      run={(reason) => call(reissueInvoice, { invoiceId: invoice.invoiceId, kind, buyer, email, reason })}
      onClose={onClose}
    >
      <BuyerFields draft={draft} onChange={setDraft} />
    </StaffActionDialog>
  );
}
