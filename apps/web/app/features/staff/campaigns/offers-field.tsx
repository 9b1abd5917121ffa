import type { ItemView } from '@inkstone/contracts/membership';
import { Checkbox, TextField } from '@inkstone/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';

/** The items of a campaign, each with its price in yuan. */
export function OffersField({
  items,
  prices,
  error,
  onChange,
}: {
  items: readonly ItemView[];
  prices: ReadonlyMap<string, string>;
  error: string;
  onChange: (prices: ReadonlyMap<string, string>) => void;
}) {
  const t = useTranslations('staff-campaigns');
  const words = useCatalogueNames();
  const errorId = useId();
  const nameOf = (item: ItemView) => (item.type === 'vip' ? words.plan(item) : words.words(item));
  const choose = (plan: string, isChosen: boolean) => {
    const after = new Map(prices);
    if (isChosen) after.set(plan, '');
    else after.delete(plan);
    onChange(after);
  };
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="text-sm font-medium">{t('items')}</legend>
      <p className="text-sm text-faint">{t('itemsHint')}</p>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {items.map((item) => {
          const price = prices.get(item.plan);
          return (
            <li key={item.plan} className="min-w-0">
              <Checkbox
                label={nameOf(item)}
                checked={price !== undefined}
                onChange={(event) => choose(item.plan, event.target.checked)}
              />
              {price !== undefined && (
                <div className="mt-1 mb-2 ml-7">
                  <TextField
                    label={t('priceOf', { name: nameOf(item) })}
                    value={price}
                    required
                    inputMode="decimal"
                    autoComplete="off"
                    onChange={(event) => onChange(new Map(prices).set(item.plan, event.target.value))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p id={errorId} aria-live="polite" className="mt-1 text-sm text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
