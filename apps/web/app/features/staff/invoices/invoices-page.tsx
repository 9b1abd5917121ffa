import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  exportInvoices,
  type listStaffInvoices,
  type StaffInvoiceRow,
} from '@inkstone/contracts/staff/invoices';
import { day } from '@inkstone/kernel';
import { buttonClass, EmptyState, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { fetchCsv } from '../../../shared/fetch-csv.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { SearchForm } from '../../../shell/admin/search-form.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { InvoiceRow, type InvoiceTaskKind } from './invoice-row.tsx';
import { TaskDialog } from './task-dialog.tsx';

export const invoiceViews = ['open', 'rejected', 'issued', 'red_issued', 'all'] as const;
export type InvoiceViewName = (typeof invoiceViews)[number];

export type InvoicesPageProps = ReplyOf<typeof listStaffInvoices> & {
  readonly view: InvoiceViewName;
  readonly search: string;
  readonly self: StaffSelf;
  /** Whether a service issues invoices and can be queried. */
  readonly hasIssuer: boolean;
};

/** The queue of invoices: staff issue, reject, cancel and reissue them here. */
export function InvoicesPage({ rows, next, view, search, self, hasIssuer }: InvoicesPageProps) {
  const t = useTranslations('staff-invoices');
  const path = useLocalePath();
  const [task, setTask] = useState<{ kind: InvoiceTaskKind; invoice: StaffInvoiceRow } | null>(null);
  const mayChange = self.permissions.includes('invoices.change');
  return (
    <AdminFrame
      title={t('title')}
      hint={mayChange && t('hint')}
      actions={
        <Link to={path('/admin/invoices/issuer')} className={buttonClass('secondary')}>
          {t('issuer')}
        </Link>
      }
    >
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <ViewLinks
          label={t('views')}
          links={invoiceViews.map((each) => ({
            to: `?view=${each}`,
            label: t(`view_${each}`),
            isCurrent: search === '' && view === each,
          }))}
        />
        <SearchForm label={t('search')} find={t('find')} search={search} maxLength={60} />
      </div>
      {rows.length === 0 && <EmptyState title={t(search ? 'noneFound' : 'empty')} />}
      {rows.length > 0 && (
        <ul aria-label={t('title')} className="border-t border-line">
          {rows.map((invoice) => (
            <InvoiceRow
              key={invoice.invoiceId}
              invoice={invoice}
              hasIssuer={hasIssuer}
              onTask={mayChange ? (kind) => setTask({ kind, invoice }) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <ExportForm />
      {task && <TaskDialog {...task} onClose={() => setTask(null)} />}
    </AdminFrame>
  );
}

/** Exports the invoices of a range of days as CSV. */
function ExportForm() {
  const t = useTranslations('staff-invoices');
  const errorText = useErrorText();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function save() {
    setBusy(true);
    setError('');
    try {
      const period = { from: startOf(from), to: startOf(to) + day };
      const { file, count, isCut } = await fetchCsv((after) =>
        call(exportInvoices, { ...period, ...(after !== null && { after }) }),
      );
      saveFile(`invoices-${from}-${to}.csv`, file);
      if (isCut) showToast.warning(t('exportCut'));
      else showToast.success(t('exported', { count }));
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      aria-labelledby="export"
      className="mt-8 flex flex-wrap items-end gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="export" className="w-full font-serif text-xl font-semibold">
        {t('exportTitle')}
      </h2>
      <TextField
        type="date"
        label={t('from')}
        value={from}
        required
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        min={from}
        required
        onChange={(event) => setTo(event.target.value)}
      />
      <SubmitButton isBusy={isBusy} className="min-h-11">
        {t('export')}
      </SubmitButton>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </form>
  );
}

/** Returns when a day begins in Shanghai, in ms. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}
