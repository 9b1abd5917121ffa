import { useTranslations } from 'use-intl';
import type { Catalogue } from '../../../shared/catalogue/use-catalogue-names.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import type { PayWays, Privileges } from './plan-data.ts';
import { WordPackages } from './word-packages.tsx';

export interface WordPackagesPageProps {
  readonly catalogue: Catalogue;
  readonly privileges: Privileges;
  readonly ways: PayWays;
}

/** The page of word packages, with a notice if they cannot be used yet. */
export function WordPackagesPage({ catalogue, privileges, ways }: WordPackagesPageProps) {
  const t = useTranslations('plan');
  const canBuy = ways.channels.length > 0;
  return (
    <section className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <PageHead title={t('wordsMeta')} />
      <h1 className="font-serif text-4xl font-semibold">{t('wordsTitle')}</h1>
      <WordPackages
        packages={catalogue.ai}
        isUsable={privileges.available.includes('inspire')}
        canBuy={canBuy}
      />
      {!canBuy && <p className="mt-4 text-sm text-faint">{t('noPayments')}</p>}
    </section>
  );
}
