import type { InvoiceFormat, InvoiceSide } from '@inkstone/contracts/invoices';
import { invoiceUploadLimits, type StaffInvoiceRow, uploadInvoice } from '@inkstone/contracts/staff/invoices';
import { FileButton, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { readGivenFile } from '../../../shared/files/base64.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

const formats = ['pdf', 'ofd', 'xml'] as const satisfies readonly InvoiceFormat[];

export interface UploadDialogProps {
  invoice: StaffInvoiceRow;
  side: InvoiceSide;
  onClose: () => void;
}

/** Stores an invoice, or a red letter, that was issued at the tax bureau: its number, its time and its files. */
export function UploadDialog({ invoice, side, onClose }: UploadDialogProps) {
  const t = useTranslations('staff-invoices');
  const kind = side === 'blue' ? 'upload' : 'uploadRed';
  const [number, setNumber] = useState('');
  const [issuedAt, setIssuedAt] = useState('');
  const [files, setFiles] = useState<Partial<Record<InvoiceFormat, File>>>({});

  async function run(reason: string) {
    const given = formats.flatMap((format) => (files[format] ? [{ format, file: files[format] }] : []));
    const read = await Promise.all(
      given.map(async ({ format, file }) => ({
        format,
        base64: (await readGivenFile(file, invoiceUploadLimits.file, 'invoice_file_too_large')).base64,
      })),
    );
    const time = Date.parse(`${issuedAt}:00+08:00`);
    const { invoiceId } = invoice;
    await call(uploadInvoice, {
      invoiceId,
      side,
      number: number.trim(),
      issuedAt: time,
      files: read,
      reason,
    });
  }

  return (
    <StaffActionDialog
      title={t('taskOn', { task: t(`task.${kind}`), name: invoice.buyer.name })}
      description={t(`explain.${kind}`)}
      confirmLabel={t(`task.${kind}`)}
      run={run}
      onDone={() => showToast.success(t(`done.${kind}`))}
      onClose={onClose}
    >
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        value={number}
        required
        inputMode="numeric"
        pattern="\s*\d{20}\s*"
        autoComplete="off"
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        type="datetime-local"
        label={t('issuedAt')}
        hint={t('issuedAtHint')}
        value={issuedAt}
        required
        onChange={(event) => setIssuedAt(event.target.value)}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('files')}</legend>
        <p className="text-sm text-faint">{t('filesHint')}</p>
        {formats.map((format) => (
          <div key={format} className="flex flex-wrap items-center gap-3">
            <FileButton
              size="small"
              className="min-h-11"
              label={t('chooseFile', { format: format.toUpperCase() })}
              accept={`.${format}`}
              onFile={(file) => setFiles((former) => ({ ...former, [format]: file }))}
            />
            <span className="min-w-0 text-sm text-soft wrap-anywhere">{files[format]?.name}</span>
          </div>
        ))}
      </fieldset>
    </StaffActionDialog>
  );
}
