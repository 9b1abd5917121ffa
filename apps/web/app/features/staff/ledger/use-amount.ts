import { majorUnits } from '@inkstone/phrases/format-money';
import { useFormatter } from 'use-intl';

/** Returns a function that formats an amount of the ledger: minor units of a currency, or a number of words or coins. */
export function useAmount(): (amount: number, unit: string) => string {
  const format = useFormatter();
  return (amount, unit) =>
    /^[A-Z]{3}$/.test(unit)
      ? format.number(majorUnits(amount, unit), { style: 'currency', currency: unit })
      : format.number(amount);
}
