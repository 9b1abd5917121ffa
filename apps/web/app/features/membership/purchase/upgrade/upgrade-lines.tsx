import type { CreditLine, QuoteView } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';
import { type Catalogue, useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { daysOf } from './use-upgrade.ts';

export interface UpgradeLinesProps {
  readonly quote: QuoteView;
  readonly lines: readonly CreditLine[];
  readonly catalogue: Catalogue;
}

/** The calculation of an upgrade's price: the price less the credit of each earlier order. */
export function UpgradeLines({ quote, lines, catalogue }: UpgradeLinesProps) {
  const t = useTranslations('upgrade');
  const money = useMoney();
  const { item } = useCatalogueNames();
  const { currency } = quote;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 rounded-md bg-sunken px-4 py-3">
      <div className="col-span-2 grid grid-cols-subgrid">
        <dt className="font-medium">{item(quote.plan, catalogue)}</dt>
        <dd className="text-right tabular-nums">{money(quote.list, currency)}</dd>
      </div>
      {lines.map((line) => {
        const used = line.refunded + line.credited;
        return (
          <div key={`${line.orderNo} ${line.unused}`} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-good">{t('creditOf', { plan: item(line.plan, catalogue) })}</dt>
            <dd className="text-right text-good tabular-nums">{money(-line.credit, currency)}</dd>
            <dd className="col-span-2 text-sm text-soft wrap-break-word tabular-nums">
              {t('formula', {
                ...{ number: line.orderNo, paid: money(line.paid, currency) },
                ...{ unused: daysOf(line.unused), whole: daysOf(line.whole) },
              })}
              {used > 0 && ` · ${t('returned', { amount: money(used, currency) })}`}
            </dd>
          </div>
        );
      })}
      <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line pt-2">
        <dt>{t('toPay')}</dt>
        <dd className="text-right font-serif text-2xl font-semibold tabular-nums">
          {money(quote.payable, currency)}
        </dd>
      </div>
    </dl>
  );
}
