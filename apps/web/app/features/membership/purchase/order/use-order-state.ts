import type { OrderView } from '@inkstone/contracts/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pollDelay } from './poll-delay.ts';
import { isPaid, readStatus } from './purchase-calls.ts';

export interface OrderState {
  readonly order: OrderView;
  /** Error of the last request for the order, for example without a network; null if it succeeded. */
  readonly failure: unknown;
  /** Replaces the state by a newer one, for example from the reply of another call. */
  readonly update: (order: OrderView) => void;
  /** Polls now. */
  readonly pollNow: () => void;
}

const isOver = (order: OrderView) => isPaid(order) || order.status === 'canceled';

/**
 * Polls an unpaid order until it is paid or closed: while the page is visible, immediately when it becomes
 * visible or the network returns, and less often after failures.
 */
export function useOrderState(given: OrderView): OrderState {
  const [order, setOrder] = useState(given);
  const [failure, setFailure] = useState<unknown>(null);
  const pollNow = useRef<() => void>(() => undefined);
  const { orderNo } = order;
  const isFinal = isOver(order);

  useEffect(() => {
    if (isFinal) return;
    const begun = Date.now();
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    let isConfirming = false;
    const poll = async () => {
      clearTimeout(timer);
      if (isConfirming || isEnded || document.visibilityState === 'hidden') return;
      isConfirming = true;
      const found = await readStatus(orderNo).catch((error: unknown) => ({ error }));
      isConfirming = false;
      if (isEnded) return;
      const hasFailed = 'error' in found;
      failures = hasFailed ? failures + 1 : 0;
      setFailure(hasFailed ? found.error : null);
      if (!hasFailed) setOrder(found);
      timer = setTimeout(poll, pollDelay(Date.now() - begun, failures));
    };
    const again = () => {
      failures = 0;
      void poll();
    };
    pollNow.current = again;
    timer = setTimeout(poll, pollDelay(0, 0));
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    addEventListener('pageshow', again);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
      removeEventListener('pageshow', again);
    };
  }, [orderNo, isFinal]);

  const update = useCallback((newer: OrderView) => setOrder(newer), []);
  return { order, failure, update, pollNow: useCallback(() => pollNow.current(), []) };
}
