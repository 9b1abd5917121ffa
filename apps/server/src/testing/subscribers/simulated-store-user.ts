import type { Call } from '@inkstone/contracts';
import { claimStorePurchase } from '@inkstone/contracts/orders';
import { day, hour } from '@inkstone/kernel';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import type { AppleSigner } from '../../providers/stores/apple/testing/apple-signer.ts';

/** A simulated App Store subscription. */
export interface SimulatedStoreUser {
  /** Time of the next renewal; infinite without a subscription. */
  readonly renewAt: number;
  /** Buys, renews, ends, refunds, or reverses a refund. */
  act(): Promise<void>;
}

interface Period {
  readonly transactionId: string;
  readonly productId: string;
  readonly originalTransactionId: string;
  readonly purchaseDate: number;
  readonly expiresDate: number;
}

const app = { bundleId: 'com.example', environment: 'Production', type: 'Auto-Renewable Subscription' };
const length = 30 * day;

/** Creates the subscription of an account, whose notifications are repeated and out of order. */
export function createSimulatedStoreUser(
  shop: Shop,
  given: {
    readonly accountId: string;
    readonly call: Call;
    readonly signer: AppleSigner;
    readonly below: (count: number) => number;
    readonly user: number;
  },
): SimulatedStoreUser {
  const { accountId, call, signer, below, user } = given;
  let [count, notices] = [0, 0];
  let current: Period | null = null;
  const payload = (period: Period, change: object = {}) => ({
    ...{ ...app, ...period, appAccountToken: accountId, signedDate: shop.clock.now() + ++notices, ...change },
  });
  const notify = async (type: string, period: Period, change: object = {}) => {
    const data = { ...app, appAppleId: 7, signedTransactionInfo: signer.sign(payload(period, change)) };
    const signedPayload = signer.sign({
      ...{
        notificationType: type,
        notificationUUID: `u${user}-${notices}`,
        signedDate: shop.clock.now(),
        data,
      },
    });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ signedPayload });
    for (let time = 0; time < 1 + below(2); time++) {
      const { status } = await fetch(`${shop.server.url}/api/pay/notice/apple`, {
        method: 'POST',
        body,
        headers,
      });
      if (status !== 200) throw new Error(`A notification of the store was answered ${status}`);
    }
  };
  const begin = (from: number, productId: string): Period => ({
    ...{ transactionId: `t${user}-${++count}`, originalTransactionId: `s${user}`, productId },
    ...{ purchaseDate: from, expiresDate: from + length },
  });
  return {
    get renewAt() {
      return current ? current.expiresDate - 6 * hour : Number.POSITIVE_INFINITY;
    },
    act: async () => {
      const now = shop.clock.now();
      if (!current || current.expiresDate <= now) {
        current = begin(now, below(3) === 0 ? 'pro.month' : 'plus.month');
        await call(claimStorePurchase, { store: 'apple', signed: signer.sign(payload(current)) });
        return;
      }
      if (current.expiresDate - 6 * hour > now) {
        if (below(4) > 0) return;
        await notify('REFUND', current, { revocationDate: now });
        if (below(2) === 0) await notify('REFUND_REVERSED', current);
        else current = null;
        return;
      }
      if (below(12) === 0) {
        current = null;
        return;
      }
      const next = begin(current.expiresDate, current.productId);
      await notify('DID_RENEW', next);
      current = next;
    },
  };
}
