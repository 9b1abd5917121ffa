import type { InvoiceBuyerInput } from '@inkstone/contracts/invoices';
import { invoiceLimits } from '@inkstone/contracts/invoices';
import { SelectField, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** The values entered for an invoice. */
export interface InvoiceDraft {
  readonly kind: 'general' | 'special';
  readonly buyer: Required<InvoiceBuyerInput>;
  readonly email: string;
}

export const emptyDraft: InvoiceDraft = {
  ...{ kind: 'general', email: '' },
  buyer: { kind: 'company', name: '', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' },
};

/** Fields of an invoice: kind, buyer and where it is sent. Needs the phrases `invoice-fields`. */
export function BuyerFields({
  draft,
  onChange,
}: {
  draft: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
}) {
  const t = useTranslations('invoice-fields');
  const { kind, buyer, email } = draft;
  const change = (part: Partial<InvoiceDraft['buyer']>) =>
    onChange({ ...draft, buyer: { ...buyer, ...part } });
  const isCompany = buyer.kind === 'company';
  return (
    <>
      <SelectField
        label={t('buyerKind')}
        value={buyer.kind}
        choices={(['company', 'person'] as const).map((value) => ({ value, label: t(`buyer_${value}`) }))}
        onChange={(value) =>
          onChange({
            ...draft,
            kind: value === 'person' ? 'general' : kind,
            buyer: { ...buyer, kind: value },
          })
        }
      />
      {isCompany && (
        <SelectField
          label={t('kind')}
          value={kind}
          choices={(['general', 'special'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(value) => onChange({ ...draft, kind: value })}
        />
      )}
      <TextField
        label={t('name')}
        value={buyer.name}
        required
        maxLength={invoiceLimits.name}
        autoComplete="organization"
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('taxNumber')}
        hint={isCompany ? t('taxNumberHint') : t('optional')}
        value={buyer.taxNumber}
        required={isCompany}
        maxLength={invoiceLimits.taxNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => change({ taxNumber: event.target.value })}
      />
      <TextField
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        value={email}
        required
        maxLength={invoiceLimits.email}
        autoComplete="email"
        onChange={(event) => onChange({ ...draft, email: event.target.value })}
      />
      {isCompany && <MoreFields buyer={buyer} change={change} />}
    </>
  );
}

interface MoreFieldsProps {
  buyer: InvoiceDraft['buyer'];
  change: (part: Partial<InvoiceDraft['buyer']>) => void;
}

/** Optional fields for companies. */
function MoreFields({ buyer, change }: MoreFieldsProps) {
  const t = useTranslations('invoice-fields');
  const fields = ['address', 'phone', 'bank', 'bankAccount'] as const;
  return (
    <details>
      <summary className="cursor-pointer py-3 text-sm text-soft">{t('more')}</summary>
      <div className="flex flex-col gap-4 pt-1">
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={buyer[field]}
            maxLength={invoiceLimits[field]}
            autoComplete="off"
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
    </details>
  );
}
