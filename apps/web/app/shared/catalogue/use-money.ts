import { majorUnits, minorUnitsOf } from '@inkstone/phrases/format-money';
import { useFormatter } from 'use-intl';

/** Formats an amount in minor units of a currency. */
export type FormatMoney = (amount: number, currency: string) => string;

/** Returns a function that formats an amount; whole amounts without decimals. */
export function useMoney(): FormatMoney {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(majorUnits(amount, currency), {
      style: 'currency',
      currency,
      ...(amount % minorUnitsOf(currency) === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    });
}

/** Returns a function that formats an amount, always with the decimals of its currency, as in bills. */
export function useExactMoney(): FormatMoney {
  const format = useFormatter();
  return (amount, currency) => format.number(majorUnits(amount, currency), { style: 'currency', currency });
}
