/**
 * The refund that this product promises for a purchase: everything, within so many days of the payment, as long as no more
 * than a share (in percent) of what the term includes was used. Beyond it the operator decides.
 */
export const refundRule = { days: 7, usedPercent: 5 } as const;
