import type { PlanView, WordPackageView } from '@inkstone/contracts/membership';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';

/** Offers with the prices that buyers see. */
export function OfferPreview({ vip, ai }: { vip: readonly PlanView[]; ai: readonly WordPackageView[] }) {
  const words = useCatalogueNames();
  return (
    <div className="grid gap-3">
      {vip.map((plan) => (
        <Offer key={plan.id} name={words.plan(plan)} item={plan} perMonth={plan.pricePerMonth} />
      ))}
      {ai.map((item) => (
        <Offer key={item.id} name={words.words(item)} item={item} perMonth={null} />
      ))}
    </div>
  );
}

interface OfferProps {
  name: string;
  item: Pick<PlanView, 'price' | 'listPrice' | 'currency' | 'usdHint'>;
  /** Null for words. */
  perMonth: number | null;
}

function Offer({ name, item: { price, listPrice, currency, usdHint }, perMonth }: OfferProps) {
  const t = useTranslations('staff-campaigns');
  const money = useMoney();
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      <p className="text-sm text-soft">{name}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-2xl leading-tight font-semibold tabular-nums">
          {money(price, currency)}
        </span>
        {price < listPrice && (
          <s className="text-sm text-faint tabular-nums">
            <span className="sr-only">{t('insteadOf')} </span>
            {money(listPrice, currency)}
          </s>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
        {perMonth !== null && <span>{t('perMonth', { price: money(perMonth, currency) })}</span>}
        {price < listPrice && (
          <span className="text-seal">{t('saves', { amount: money(listPrice - price, currency) })}</span>
        )}
        {usdHint !== null && <span>{t('abroad', { price: money(usdHint, 'USD') })}</span>}
      </p>
    </div>
  );
}
