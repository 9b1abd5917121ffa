/**
 * Parses an amount such as 19.90 or 19,9 to minor units; NaN for anything else. The digits are parsed separately, because 19.9 *
 * 100 is not 1990.
 */
export function readMoney(text: string): number {
  const [, whole, parts = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}
