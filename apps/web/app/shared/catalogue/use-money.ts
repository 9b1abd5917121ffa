import { useFormatter } from 'use-intl';

/** Number of minor units per unit of each currency of the catalogue. */
const minorUnits = 100;

/** Returns a function that formats an amount in minor units; whole amounts without decimals. */
export function useMoney(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(amount / minorUnits, {
      style: 'currency',
      currency,
      minimumFractionDigits: amount % minorUnits === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    });
}
