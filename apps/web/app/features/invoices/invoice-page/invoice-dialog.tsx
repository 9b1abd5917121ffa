import type { InvoiceTitle, InvoiceView } from '@inkstone/contracts/invoices';
import { Button, Checkbox, Dialog, DialogError, SelectField, showToast } from '@inkstone/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { BuyerFields, emptyDraft, type InvoiceDraft } from '../../../shared/invoices/buyer-fields.tsx';
import { useInvoiceActions, useTitles } from './use-invoices.ts';

export type InvoiceDialogProps = { onClose: () => void } & (
  | { orders: readonly string[]; sum: number; invoice?: never }
  | { invoice: InvoiceView }
);

/** Applies for invoices of some orders, or corrects an application. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { onClose } = props;
  const t = useTranslations('invoices');
  const money = useMoney();
  const errorText = useErrorText();
  const formId = useId();
  const { apply, correct } = useInvoiceActions();
  const [draft, setDraft] = useState<InvoiceDraft>(props.invoice ?? emptyDraft);
  const [mode, setMode] = useState<'together' | 'each'>('together');
  const [savesTitle, setSavesTitle] = useState(true);
  const { kind, buyer, email } = draft;
  const error = apply.error ?? correct.error;
  const isBusy = apply.isPending || correct.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    const onSuccess = () => {
      showToast.success(t('applied'));
      onClose();
    };
    if (props.invoice)
      correct.mutate({ invoiceId: props.invoice.invoiceId, kind, buyer, email }, { onSuccess });
    else apply.mutate({ orders: [...props.orders], mode, kind, buyer, email, savesTitle }, { onSuccess });
  }

  const description = props.invoice
    ? t('correctHint')
    : t('applyHint', { count: props.orders.length, amount: money(props.sum, 'CNY') });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(props.invoice ? 'correctTitle' : 'applyTitle')}
      description={description}
      closeLabel={t('close')}
      isPageOnPhones
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4 pb-1">
        {!props.invoice && (
          <Titles onChoose={(title) => setDraft({ kind, buyer: title.buyer, email: title.email })} />
        )}
        {!props.invoice && props.orders.length > 1 && (
          <SelectField
            label={t('mode')}
            value={mode}
            choices={(['together', 'each'] as const).map((value) => ({ value, label: t(`mode_${value}`) }))}
            onChange={setMode}
          />
        )}
        <BuyerFields draft={draft} onChange={setDraft} />
        {!props.invoice && (
          <Checkbox
            label={t('savesTitle')}
            checked={savesTitle}
            onChange={(event) => setSavesTitle(event.target.checked)}
          />
        )}
        <DialogError>{error && errorText(error)}</DialogError>
      </form>
    </Dialog>
  );
}

function Titles({ onChoose }: { onChoose: (title: InvoiceTitle) => void }) {
  const t = useTranslations('invoices');
  const titles = useTitles();
  const { removeTitle } = useInvoiceActions();
  if (titles.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('titles')}</legend>
      <ul className="flex flex-col gap-1">
        {titles.map((title) => (
          <li key={title.titleId} className="flex items-center gap-2">
            <Button size="small" className="min-w-0 grow justify-start" onClick={() => onChoose(title)}>
              <span className="truncate">{title.buyer.name}</span>
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('removeTitleOf', { name: title.buyer.name })}
              onClick={() => removeTitle.mutate(title.titleId)}
            >
              {t('removeTitle')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
