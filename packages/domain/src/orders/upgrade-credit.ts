/** The payment of an order, in minor units of one currency. */
export interface PaidOrder {
  readonly paid: number;
  readonly refunded: number;
  /** What of it has lowered the price of other orders. */
  readonly credited: number;
}

/**
 * What the unused share `part / whole` of an order is worth: of what was paid and not returned or credited before, rounded
 * down. `whole` is the whole of what was bought, not what was left of it at some time. Never negative, never more than the
 * rest of the payment.
 */
export function upgradeCredit(
  { paid, refunded, credited }: PaidOrder,
  { part, whole }: { readonly part: bigint; readonly whole: bigint },
): number {
  const rest = paid - refunded - credited;
  if (rest <= 0 || part <= 0n) return 0;
  return part >= whole ? rest : Number((BigInt(rest) * part) / whole);
}
