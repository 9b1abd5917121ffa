/** Currencies that prices and payments can have; each has two decimals. */
export const currencies = ['CNY', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (fen, cents): a safe integer, which may be negative. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Returns money. Throws RangeError unless the amount is a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an amount in minor units`);
  return { amount: amount + 0, currency };
}

/** Parses an amount such as 12, 12.5 or 12.50 into minor units; null for any other text. */
export function readAmount(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Returns the sum. Throws RangeError for different currencies, and if it is not a safe integer. */
export function add(a: Money, b: Money): Money {
  requireSame(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** Returns the difference. Throws RangeError like `add`. */
export function subtract(a: Money, b: Money): Money {
  requireSame(a, b);
  return money(a.amount - b.amount, a.currency);
}

/**
 * Returns `count` times an amount. Throws RangeError unless `count` is a whole number and the product a safe
 * integer.
 */
export function times(a: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number`);
  return money(a.amount * count, a.currency);
}

/** Returns `part / whole` of an amount, rounded down, without intermediate rounding. */
export function share(a: Money, part: number, whole: number): Money {
  if (!(Number.isSafeInteger(part) && Number.isSafeInteger(whole) && whole > 0))
    throw new RangeError(`${part}/${whole} is not a share`);
  const product = BigInt(a.amount) * BigInt(part);
  const divisor = BigInt(whole);
  const quotient = product / divisor;
  const floor = product < 0n && product % divisor !== 0n ? quotient - 1n : quotient;
  return money(Number(floor), a.currency);
}

function requireSame(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added`);
}
