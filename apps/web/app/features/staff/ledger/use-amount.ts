import { useFormatter } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';

/** Returns a function that formats an amount of the ledger: minor units of a currency, or a number of words or coins. */
export function useAmount(): (amount: number, unit: string) => string {
  const format = useFormatter();
  const money = useExactMoney();
  return (amount, unit) => (/^[A-Z]{3}$/.test(unit) ? money(amount, unit) : format.number(amount));
}
