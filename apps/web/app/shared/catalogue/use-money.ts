import { minorUnitsOf } from '@inkstone/phrases/format-money';
import { useFormatter } from 'use-intl';

/** Returns a function that formats an amount in minor units; whole amounts without decimals. */
export function useMoney(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) => {
    const minor = minorUnitsOf(currency);
    return format.number(amount / minor, {
      style: 'currency',
      currency,
      ...(amount % minor === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    });
  };
}
