/** The payment of an order, in minor units of one currency. */
export interface PaidOrder {
  readonly paid: number;
  readonly refunded: number;
  /** Amount already credited to other orders. */
  readonly credited: number;
}

/**
 * Returns the value of the unused share `part / whole` of an order: the payment less refunds and earlier credits, times the
 * share, rounded down. `whole` is the whole purchase, not its remainder at some time. Never negative, never more than the
 * remaining payment.
 */
export function upgradeCredit(
  { paid, refunded, credited }: PaidOrder,
  { part, whole }: { readonly part: bigint; readonly whole: bigint },
): number {
  const rest = paid - refunded - credited;
  if (rest <= 0 || part <= 0n) return 0;
  return part >= whole ? rest : Number((BigInt(rest) * part) / whole);
}
