/** A refund of an order that is about to be sent to the provider. */
export interface GatedRefund {
  readonly refundId: string;
  readonly orderNo: string;
  /** In minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** Whether nothing of the payment is kept: this refund and the earlier ones return all of it. */
  readonly isFull: boolean;
}

/** `waiting`: something has to happen first; the refund stays `approved`, and the gate is asked again later. */
export type RefundPassage = 'clear' | 'waiting';
