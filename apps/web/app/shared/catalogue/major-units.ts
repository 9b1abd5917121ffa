const minorUnits = new Map<string, number>();

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
