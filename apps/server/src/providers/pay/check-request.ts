import type { PayChannel, PayRequest, PayTarget, RefusedCall } from '../../ports/pay-channel.ts';
import { refused } from './request-provider.ts';

/** Returns the refusal of a request that the configured account does not support, before it is sent; null if supported. */
export function checkRequest(
  channel: Pick<PayChannel, 'ways' | 'currencies' | 'targetOf'>,
  request: PayRequest,
): RefusedCall | null {
  if (!channel.ways.includes(request.way)) return refused('configuration', `way ${request.way} is off`);
  if (!channel.currencies.includes(request.currency)) return refused('invalid', 'currency');
  if (!isAmount(request.amount)) return refused('invalid', 'amount');
  if (!/^[0-9A-Z]{6,32}$/.test(request.outTradeNo)) return refused('invalid', 'number');
  const own = channel.targetOf(request.way);
  return isSame(own, request.target) ? null : otherAccount();
}

/** Whether an amount can be charged or refunded. */
export function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

/** Whether two targets are the same account and app. */
export function isSame(a: PayTarget, b: PayTarget): boolean {
  return a.merchant === b.merchant && a.app === b.app;
}

/** Returns the refusal of an attempt that was made with an account that is no longer configured. */
export function otherAccount(): RefusedCall {
  return refused('configuration', 'the account of this payment is not configured');
}
