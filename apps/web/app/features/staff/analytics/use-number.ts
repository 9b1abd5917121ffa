import { useLocale, useTranslations } from 'use-intl';

/** Returns a function that writes a number of the report; a small one as the limit below which it is. */
export function useNumber(smallest: number): (value: number | null | undefined) => string {
  const t = useTranslations('staff-analytics');
  const format = new Intl.NumberFormat(useLocale());
  return (value) =>
    value === null || value === undefined
      ? t('hiddenShort', { smallest: String(smallest) })
      : format.format(value);
}
