import type { ReplyOf } from '@inkstone/contracts';
import {
  type LedgerTxnView,
  ledgerReasons,
  type listLedger,
  type readLedger,
} from '@inkstone/contracts/staff/ledger';
import { Button, buttonClass, EmptyState, SelectField, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { useLedgerReason } from '../../../shell/admin/use-ledger-labels.ts';
import { LedgerAccounts } from './ledger-accounts.tsx';
import { useAmount } from './use-amount.ts';

export interface LedgerFilter {
  readonly account: string;
  readonly reason: string;
  readonly source: string;
}

export type LedgerPageProps = ReplyOf<typeof readLedger> &
  ReplyOf<typeof listLedger> & { filter: LedgerFilter };

/** The ledger: the sum of each unit, which must be zero, the counter accounts, and transactions by a filter. */
export function LedgerPage({ units, accounts, rows, next, filter }: LedgerPageProps) {
  const t = useTranslations('staff-money');
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <AdminFrame title={t('ledger')} hint={t('ledgerHint')}>
      <LedgerAccounts units={units} accounts={accounts} />
      <section aria-labelledby="transactions" className="mt-10 border-t border-line pt-6">
        <h2 id="transactions" className="font-serif text-xl font-semibold">
          {t('transactions')}
        </h2>
        <Form
          key={JSON.stringify(filter)}
          method="get"
          className="my-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto_auto]"
        >
          <CodeField name="account" filter={filter} />
          <ReasonField reason={filter.reason} />
          <CodeField name="source" filter={filter} />
          <Button type="submit">{t('filter')}</Button>
          {isFiltered && (
            <Link to="?" className={buttonClass('quiet')}>
              {t('filterOff')}
            </Link>
          )}
        </Form>
        {rows.length === 0 && <EmptyState title={t('noTransactions')} />}
        {rows.length > 0 && (
          <ul aria-labelledby="transactions" className="border-t border-line">
            {rows.map((row) => (
              <TxnItem key={row.id} txn={row} />
            ))}
          </ul>
        )}
        <PageLinks next={next} />
      </section>
    </AdminFrame>
  );
}

function CodeField({ name, filter }: { name: 'account' | 'source'; filter: LedgerFilter }) {
  const t = useTranslations('staff-money');
  return (
    <TextField
      label={t(`filter_${name}`)}
      name={name}
      defaultValue={filter[name]}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function ReasonField({ reason }: { reason: string }) {
  const t = useTranslations('staff-money');
  const reasonOf = useLedgerReason();
  const [value, setValue] = useState(reason);
  const isOther = reason !== '' && !ledgerReasons.some((one) => one === reason);
  const choices = ['', ...ledgerReasons, ...(isOther ? [reason] : [])];
  return (
    <SelectField
      label={t('filter_reason')}
      name="reason"
      value={value}
      choices={choices.map((one) => ({ value: one, label: one === '' ? t('filterAll') : reasonOf(one) }))}
      onChange={setValue}
    />
  );
}

function TxnItem({ txn: { reason, source, at, entries } }: { txn: LedgerTxnView }) {
  const t = useTranslations('staff-money');
  const amount = useAmount();
  const reasonOf = useLedgerReason();
  return (
    <li className="border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Link
          to={`?reason=${encodeURIComponent(reason)}`}
          className="inline-flex min-h-8 items-center font-medium underline underline-offset-4"
        >
          {reasonOf(reason)}
        </Link>
        <span className="text-soft">
          <Moment at={at} />
        </span>
        <span className="min-w-0 font-mono text-xs text-faint select-all wrap-anywhere" lang="">
          {source}
        </span>
      </p>
      <ul aria-label={t('entries')} className="mt-1 flex flex-col gap-1">
        {entries.map(({ key, unit, amount: value }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 sm:max-w-xl">
            <Link
              to={`?account=${encodeURIComponent(key)}`}
              className="inline-flex min-h-8 min-w-0 items-center font-mono text-xs underline underline-offset-4 wrap-anywhere"
              lang=""
            >
              {key}
            </Link>
            <span className="ml-auto tabular-nums">{amount(value, unit)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
