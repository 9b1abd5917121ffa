import type { WordPackageView } from '@inkstone/contracts/membership';
import { buttonClass } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { BuyLink } from './buy-link.tsx';

export interface WordPackagesProps {
  readonly packages: readonly WordPackageView[];
  /** Whether this version has the feature that uses the words. */
  readonly isUsable: boolean;
  readonly canBuy: boolean;
}

/** Packages of words with their prices and uses. */
export function WordPackages({ packages, isUsable, canBuy }: WordPackagesProps) {
  const t = useTranslations('plan');
  const words = useCatalogueNames();
  const money = useMoney();
  const days = packages[0]?.days;
  return (
    <>
      {days !== undefined && <p className="mt-3 max-w-[38em] text-soft">{t('wordsLead', { days })}</p>}
      {!isUsable && (
        <p className="mt-4 max-w-[42em] rounded-md bg-warn-wash px-4 py-3 text-sm text-warn">
          {t('wordsNotYet')}
        </p>
      )}
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-raised">
        {packages.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
            <span className="grow font-medium">{words.words(item)}</span>
            <span className="font-serif text-xl font-semibold tabular-nums">
              {money(item.price, item.currency)}
            </span>
            {canBuy && (
              <BuyLink item={item.id} className={buttonClass('secondary')}>
                {t('buyWords')}
                <span className="sr-only">{` (${words.words(item)})`}</span>
              </BuyLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
