import { type Locale, languageTagOf } from './locales.ts';

const minorUnits = new Map<string, number>();
/** Formatters by language and currency: creating one costs much more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Returns the number of minor units of a currency: 100 of CNY, 1 of JPY, 1000 of KWD. */
export function minorUnitsOf(currency: string): number {
  const known = minorUnits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  minorUnits.set(currency, 10 ** maximumFractionDigits);
  return 10 ** maximumFractionDigits;
}

/**
 * Converts an amount in minor units to the unit of its currency. Prices are in CNY or USD; payments of other programs that the
 * bill of a provider contains can have any currency.
 */
export function majorUnits(amount: number, currency: string): number {
  return amount / minorUnitsOf(currency);
}

/** Formats an amount in minor units, always with the decimals of its currency. */
export function moneyText(locale: Locale, amount: number, currency: string): string {
  const key = `${locale} ${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(languageTagOf(locale), { style: 'currency', currency });
  formats.set(key, format);
  return format.format(majorUnits(amount, currency));
}
