import type { QuoteView } from '@inkstone/contracts/orders';
import { Checkbox, RadioGroup } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { TermsLink } from '../../../../shell/terms-link.tsx';
import type { RenewalTerms } from './renewal-ways.ts';

export interface RenewalChoiceProps {
  readonly terms: RenewalTerms;
  readonly quote: QuoteView;
  readonly renews: boolean;
  readonly onChange: (renews: boolean) => void;
}

/**
 * The choice between a single payment, which is preselected, and a renewal with its price, next charge and
 * cancellation.
 */
export function RenewalChoice({ terms, quote, renews, onChange }: RenewalChoiceProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const { months, amount, currency } = terms;
  const every = t('renew.every', { months });
  const price = money(amount, currency);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t('renew.label')}
        value={renews ? 'auto' : 'once'}
        choices={[
          { value: 'once', label: t('renew.once'), hint: t('renew.onceHint') },
          { value: 'auto', label: t('renew.auto'), hint: t('renew.autoHint', { price, every }) },
        ]}
        onChange={(value) => onChange(value === 'auto')}
      />
      {renews && <RenewalFacts terms={terms} quote={quote} />}
    </div>
  );
}

function RenewalFacts({ terms, quote }: Pick<RenewalChoiceProps, 'terms' | 'quote'>) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const format = useFormatter();
  const { months, amount, currency, nextAt } = terms;
  const later = t('renew.price', { price: money(amount, currency), every: t('renew.every', { months }) });
  const facts = [
    [t('renew.first'), money(quote.payable, quote.currency)],
    [t('renew.later'), later],
    [t('renew.nextAt'), format.dateTime(nextAt, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })],
    [t('renew.notice'), t('renew.noticeText')],
    [t('renew.ending'), t('renew.endingText')],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3 text-sm sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface RenewalConsentFieldProps {
  readonly terms: RenewalTerms;
  readonly isChecked: boolean;
  /** Whether the buyer tried to continue without it. */
  readonly isMissing: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Consent to the renewal, separate from the consent to the terms; never preselected. */
export function RenewalConsentField({ terms, isChecked, isMissing, onChange }: RenewalConsentFieldProps) {
  const t = useTranslations('purchase');
  const errors = useTranslations('errors');
  const money = useMoney();
  const { months, amount, currency } = terms;
  const link = (name: ReactNode) => (
    <TermsLink document="continue" className="text-ink underline underline-offset-4">
      {name}
    </TermsLink>
  );
  return (
    <Checkbox
      label={t.rich('renew.consent', {
        ...{ terms: link, price: money(amount, currency), every: t('renew.every', { months }) },
      })}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? errors('renewal_not_agreed') : null}
    />
  );
}
