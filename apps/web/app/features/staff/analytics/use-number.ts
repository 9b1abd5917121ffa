import { useLocale, useTranslations } from 'use-intl';

/** Returns a function that formats a number of the report; a hidden small number as "below" the limit. */
export function useNumber(smallest: number): (value: number | null | undefined) => string {
  const t = useTranslations('staff-analytics');
  const format = new Intl.NumberFormat(useLocale());
  return (value) =>
    value === null || value === undefined
      ? t('hiddenShort', { smallest: String(smallest) })
      : format.format(value);
}
