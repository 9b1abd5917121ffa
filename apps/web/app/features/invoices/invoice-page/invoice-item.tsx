import { type InvoiceView, invoiceFilePath } from '@inkstone/contracts/invoices';
import { Badge, Button, buttonClass, Notice, showToast, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { useInvoiceActions } from './use-invoices.ts';

const tones: Readonly<Record<InvoiceView['state'], Tone>> = {
  ...{ wanted: 'warn', issuing: 'warn', stalled: 'warn', rejected: 'bad', withdrawn: 'plain' },
  ...{ issued: 'good', red_wanted: 'warn', red_issued: 'plain' },
};

/** An invoice or an application: its state, its files, and the actions of its buyer. */
export function InvoiceItem({ invoice, onCorrect }: { invoice: InvoiceView; onCorrect: () => void }) {
  const t = useTranslations('invoices');
  const money = useMoney();
  const moment = useMoment();
  const errorText = useErrorText();
  const { withdraw } = useInvoiceActions();
  const { invoiceId, state, buyer, gross, tax, number, orders, files, note, isSimulated } = invoice;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <span className="min-w-0 wrap-anywhere">{buyer.name}</span>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            {isSimulated && <Badge tone="warn">{t('simulated')}</Badge>}
          </h3>
          <p className="text-sm text-soft">
            {moment(invoice.createdAt)} · {t('orderCount', { count: orders.length })}
            {buyer.taxNumber && <> · {t('taxNumberIs', { number: buyer.taxNumber })}</>}
          </p>
          {number && <p className="text-sm text-soft tabular-nums">{t('numberIs', { number })}</p>}
        </div>
        <p className="tabular-nums sm:text-right">
          <span className="font-semibold">{money(gross, 'CNY')}</span>
          <span className="block text-sm text-soft">{t('taxIs', { amount: money(tax, 'CNY') })}</span>
        </p>
      </div>
      {note && <Notice tone="bad">{t('rejectedBecause', { reason: note })}</Notice>}
      {invoice.withdrawnForRefund && <p className="text-sm text-soft">{t('withdrawnForRefund')}</p>}
      <div className="flex flex-wrap gap-2">
        {files.map(({ side, format }) => (
          <a
            key={`${side} ${format}`}
            className={buttonClass('secondary', 'small')}
            href={`${invoiceFilePath}?invoice=${invoiceId}&side=${side}&format=${format}`}
            download
          >
            {t(side === 'blue' ? 'download' : 'downloadRed', { format: format.toUpperCase() })}
          </a>
        ))}
        {invoice.isCorrectable && (
          <>
            <Button size="small" onClick={onCorrect}>
              {t('correct')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              isBusy={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(invoiceId, { onSuccess: () => showToast.success(t('withdrawn')) })
              }
            >
              {t('withdraw')}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {withdraw.error && errorText(withdraw.error)}
      </p>
    </li>
  );
}
