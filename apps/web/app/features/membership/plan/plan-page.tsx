import type { VipType } from '@inkstone/contracts/membership';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { firstTerm, termKey, termsOf } from '../../../shared/catalogue/choose-plan.ts';
import type { Catalogue } from '../../../shared/catalogue/use-catalogue-names.ts';
import { wordsSectionId } from '../../../shared/plans-link.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { PlanColumns } from './plan-columns.tsx';
import type { PayWays, Privileges } from './plan-data.ts';
import { Questions } from './questions.tsx';
import { StoreNote, type StoreNoteProps } from './store-note.tsx';
import { TermSwitch } from './term-switch.tsx';
import { WordPackages } from './word-packages.tsx';

export interface PlanPageProps {
  readonly catalogue: Catalogue;
  readonly privileges: Privileges;
  readonly ways: PayWays;
  /** The tier to recommend; null for none. */
  readonly recommended: VipType | null;
  /** Why the campaign of the link is not offered; null if it is offered or there is no campaign. */
  readonly offerEnd: 'over' | 'sold_out' | null;
  /** The store in whose app the page is shown; null outside. */
  readonly store?: StoreNoteProps['store'] | null;
}

/** Plans with their prices and features, and questions about buying. */
export function PlanPage({ catalogue, privileges, ways, recommended, offerEnd, store }: PlanPageProps) {
  const t = useTranslations('plan');
  const isChinese = usePageLocale().startsWith('zh');
  const { vip, ai } = catalogue;
  const [term, setTerm] = useState(() => firstTerm(vip));
  const terms = termsOf(vip);
  const canBuy = ways.channels.length > 0;
  const hasHints = !isChinese && vip.some(({ usdHint }) => usdHint !== null);
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/plan" />
      <section className="mx-auto max-w-6xl px-4 pt-14 pb-20 sm:px-6 md:pt-20">
        <h1 className="text-center font-serif text-4xl leading-tight font-semibold md:text-5xl">
          {t('title')}
        </h1>
        <p className="mx-auto mt-4 max-w-[38em] text-center text-lg text-balance text-soft">{t('lead')}</p>
        {store && <StoreNote store={store} />}
        {offerEnd && (
          <p role="status" className="mx-auto mt-6 w-fit rounded-md bg-note-wash px-4 py-2 text-note">
            {t(offerEnd === 'sold_out' ? 'offerSoldOut' : 'offerOver')}
          </p>
        )}
        {term && terms.length > 1 && (
          <TermSwitch
            terms={terms}
            chosen={term}
            onChange={(key) => setTerm(terms.find((each) => termKey(each) === key) ?? term)}
          />
        )}
        <PlanColumns
          plans={vip}
          term={term}
          privileges={privileges}
          recommended={recommended}
          canBuy={canBuy}
        />
        <p className="mt-6 text-center text-sm text-faint">
          {t(hasHints ? 'currencyNoteUsd' : 'currencyNote')}
          {!canBuy && <span className="block">{t('noPayments')}</span>}
        </p>
      </section>
      <CompareTable privileges={privileges} />
      {privileges.available.includes('inspire') && ai.length > 0 && (
        <section id={wordsSectionId} className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
          <h2 className="font-serif text-3xl font-semibold">{t('wordsTitle')}</h2>
          <WordPackages packages={ai} isUsable canBuy={canBuy} />
        </section>
      )}
      <Questions ways={ways} refund={privileges.refund} />
    </>
  );
}
