/** Denominator of tax rates, which are in basis points. */
const whole = 10_000n;

/**
 * Returns the tax that is contained in a gross amount, in fen: `gross × rate / (1 + rate)`, rounded half up. `rate` is in
 * basis points (600 is 6 %). Throws RangeError unless both are whole numbers that are not negative.
 */
export function taxIn(gross: bigint, rate: number): bigint {
  if (gross < 0n || !Number.isSafeInteger(rate) || rate < 0)
    throw new RangeError(`${gross} at ${rate} is not taxable`);
  const divisor = whole + BigInt(rate);
  return (2n * gross * BigInt(rate) + divisor) / (2n * divisor);
}

/** A gross amount in fen, with the tax that it contains. */
export interface InvoiceAmounts {
  readonly gross: number;
  readonly tax: number;
}

/** Sums the amounts of the orders of an invoice and computes the tax once, on the sum. Amounts are in fen. */
export function invoiceAmounts(amounts: readonly number[], rate: number): InvoiceAmounts {
  const gross = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (gross > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('The sum is not a safe integer');
  return { gross: Number(gross), tax: Number(taxIn(gross, rate)) };
}
