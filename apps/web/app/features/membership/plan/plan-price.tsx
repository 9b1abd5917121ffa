import type { PlanView } from '@inkstone/contracts/membership';
import { useFormatter, useTranslations } from 'use-intl';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { savedShare, type Term, termKey } from '../../../shared/catalogue/choose-plan.ts';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';

export interface PlanPriceProps {
  readonly plan: PlanView;
  readonly plans: readonly PlanView[];
  /** The chosen term; the plan may be sold for another one only. */
  readonly term: Term;
}

/** The price of the free tier. */
export function FreePrice() {
  const t = useTranslations('plan');
  return (
    <>
      <p className="font-serif text-3xl font-semibold">{t('free')}</p>
      <p className="mt-1 text-sm text-soft">{t('freeNote')}</p>
    </>
  );
}

/** A price per month and in total, with the saving. Terms below a month show their total first. */
export function PlanPrice({ plan, plans, term }: PlanPriceProps) {
  const t = useTranslations('plan');
  const money = useMoney();
  const format = useFormatter();
  const words = useCatalogueNames();
  const isChinese = usePageLocale().startsWith('zh');
  const { price, listPrice, pricePerMonth, currency, usdHint } = plan;
  const total = t('priceFor', { price: money(price, currency), term: words.term(plan.term) });
  const monthly = money(pricePerMonth, currency);
  const isShort = plan.term.unit === 'day';
  const share = savedShare(plans, plan);
  return (
    <>
      <p className="font-serif text-2xl leading-tight font-semibold tabular-nums">
        {isShort ? total : t('perMonth', { price: monthly })}
      </p>
      <p className="mt-1.5 text-sm text-soft tabular-nums">
        {isShort ? t('perMonthAbout', { price: monthly }) : total}
        {usdHint !== null && !isChinese && (
          <span className="text-faint"> ({t('usd', { price: money(usdHint, 'USD') })})</span>
        )}
      </p>
      {price < listPrice && (
        <p className="mt-1 text-sm text-seal">
          {t('offer', { price: money(price, currency), listPrice: money(listPrice, currency) })}
        </p>
      )}
      {share > 0 && (
        <p className="mt-1 text-sm text-good">
          {t('saves', { percent: format.number(share, { style: 'percent' }) })}
        </p>
      )}
      {termKey(term) !== termKey(plan.term) && (
        <p className="mt-1 text-sm text-faint">{t('notThisTerm', { term: words.term(plan.term) })}</p>
      )}
    </>
  );
}
