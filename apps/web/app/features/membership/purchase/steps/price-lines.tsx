import type { QuoteView } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../../../platform/i18n/page-locale.ts';
import { SentenceGap } from '../../../../platform/i18n/sentence-gap.tsx';
import { useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { useCatalogue } from '../order/purchase-calls.ts';

export interface PriceLinesProps {
  readonly item: string;
  readonly quote: QuoteView;
  /** Whether the purchase renews automatically. */
  readonly renews: boolean;
}

/** The amounts of a quote, line by line, and the amount to pay. */
export function PriceLines({ item, quote, renews }: PriceLinesProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const names = useCatalogueNames();
  const { data: catalogue } = useCatalogue(item);
  const locale = usePageLocale();
  const { currency } = quote;
  const sold = [...(catalogue?.vip ?? []), ...(catalogue?.ai ?? [])].find(({ id }) => id === item);
  const hint = locale.startsWith('zh') || quote.payable !== sold?.price ? null : sold.usdHint;
  const savings = [
    ['discount', quote.discount],
    ['couponDiscount', quote.couponDiscount],
    ['credit', quote.credit],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3">
      <div className="col-span-2 grid grid-cols-subgrid">
        <dt className="font-medium">{catalogue ? names.item(item, catalogue) : ' '}</dt>
        <dd className="text-right tabular-nums">{money(quote.list, currency)}</dd>
      </div>
      {savings.map(
        ([name, amount]) =>
          amount > 0 && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid text-good">
              <dt>{t(name)}</dt>
              <dd className="text-right tabular-nums">{money(-amount, currency)}</dd>
            </div>
          ),
      )}
      <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line pt-1.5">
        <dt>{t('total')}</dt>
        <dd className="text-right font-serif text-2xl font-semibold tabular-nums">
          {money(quote.payable, currency)}
        </dd>
      </div>
      <div className="col-span-2 text-sm text-faint">
        <dt className="sr-only">{t('title')}</dt>
        <dd>
          {t(renews ? 'renew.firstOnly' : 'oneOff')}
          {hint !== null && (
            <>
              <SentenceGap />
              {t('usdHint', { amount: money(hint, 'USD') })}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
