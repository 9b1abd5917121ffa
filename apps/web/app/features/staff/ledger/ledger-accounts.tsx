import type { LedgerAccountView, LedgerUnitView } from '@inkstone/contracts/staff/ledger';
import { Badge } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLedgerLabels } from '../../../shell/admin/use-ledger-labels.ts';
import { useAmount } from './use-amount.ts';

export interface LedgerAccountsProps {
  units: readonly LedgerUnitView[];
  accounts: readonly LedgerAccountView[];
}

/** The accounts of each unit with their balances, and their sum, which must be zero. */
export function LedgerAccounts({ units, accounts }: LedgerAccountsProps) {
  const t = useTranslations('staff-money');
  const amount = useAmount();
  const words = useLedgerLabels();
  if (units.length === 0) return <p className="text-sm text-faint">{t('noLedger')}</p>;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {units.map(({ unit, users, ofUsers, sum }) => (
        <section key={unit} aria-labelledby={`unit-${unit}`} className="min-w-0">
          <h2
            id={`unit-${unit}`}
            className="flex flex-wrap items-center gap-2 font-serif text-xl font-semibold"
          >
            {unit === 'word' || unit === 'coin' ? t(`unit_${unit}`) : unit}
            <Badge tone={sum === 0 ? 'good' : 'bad'}>
              {sum === 0 ? t('balanced') : t('unbalanced', { sum: amount(sum, unit) })}
            </Badge>
          </h2>
          <ul className="mt-3 border-t border-line text-sm">
            {accounts
              .filter((one) => one.unit === unit)
              .map(({ key, balance }) => (
                <li
                  key={key}
                  className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
                >
                  <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                    <Link
                      to={`?account=${encodeURIComponent(key)}`}
                      className="inline-flex min-h-8 min-w-0 items-center font-mono text-xs underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
                      lang=""
                    >
                      {key}
                    </Link>
                    <span className="text-soft">{words(key)}</span>
                  </span>
                  <span className="ml-auto tabular-nums">{amount(balance, unit)}</span>
                </li>
              ))}
            {users > 0 && (
              <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
                <span>{t('ofUsers', { count: users })}</span>
                <span className="tabular-nums">{amount(ofUsers, unit)}</span>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
