import { AppError, type Call } from '@inkstone/contracts';
import { day, hour, type Random, randomInt } from '@inkstone/kernel';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import { routes } from '../../composition/routes.ts';
import { createAccount } from '../../modules/accounts/testing.ts';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import { staffGate } from '../../modules/staff/index.ts';
import { createCall } from '../../platform/http/page-context.ts';
import { createRunner } from '../../platform/http/run-route.ts';
import type { RefundFact } from '../../ports/pay-channel.ts';
import type { AppleSigner } from '../../providers/stores/apple/testing/apple-signer.ts';
import { type Actor, acts } from './acts.ts';
import type { RandomSource } from './random-source.ts';
import { createSimulatedStoreUser } from './simulated-store-user.ts';

/** A simulated user. */
export interface SimulatedUser {
  readonly accountId: string;
  readonly nextAt: number;
  readonly faults: string[];
  readonly counts: ReadonlyMap<string, number>;
  act(): Promise<void>;
}

/** Parameters of a simulated user. */
export interface SimulatedUserOptions {
  readonly user: number;
  readonly random: Random;
  readonly randomSource: RandomSource;
  readonly signer: AppleSigner;
  readonly dispute: (fact: RefundFact) => void;
}

/** Errors that the product may return to random actions. */
const expected: readonly string[] = [
  ...['already_subscribed', 'nothing_to_upgrade', 'refund_unavailable', 'refund_stale', 'not_renewable'],
  ...['refund_above_payment', 'refund_too_many', 'order_closed', 'order_paid', 'price_changed'],
];

const names = Object.keys(acts) as (keyof typeof acts)[];
const weightedActs = names.flatMap((name) => Array<keyof typeof acts>(acts[name].weight).fill(name));

/** Creates an account whose owner acts every few weeks; one of seven also has an App Store subscription. */
export async function createSimulatedUser(
  shop: Shop,
  { user, random, randomSource, signer, dispute }: SimulatedUserOptions,
): Promise<SimulatedUser> {
  const below = (count: number) => randomInt(random, count);
  const hasMail = below(10) > 0;
  const phone = `+86139${String(user).padStart(8, '0')}`;
  const mail = hasMail ? { email: `reader${user}@example.com` } : {};
  const { accountId } = await createAccount(shop.deps, { phone, ...mail });
  const call = callAs(shop, accountId, user);
  const operator = callAsOperator(shop.deps, 'tester');
  const actor: Actor = { shop, accountId, call, operator, below, dispute, bought: [], subscriptionId: null };
  const store =
    below(7) === 0 ? createSimulatedStoreUser(shop, { accountId, call, signer, below, user }) : null;
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let ownAt = shop.clock.now() + below(30 * 24) * hour;
  const choose = () => {
    if (store && (store.renewAt <= shop.clock.now() || below(3) === 0)) return 'store';
    // A user without an e-mail address sees announcements on the page only; others open it less often.
    return below(hasMail ? 5 : 2) === 0 ? 'look' : (weightedActs[below(weightedActs.length)] ?? 'look');
  };
  return {
    ...{ accountId, faults, counts },
    get nextAt() {
      return Math.min(ownAt, store?.renewAt ?? ownAt);
    },
    act: async () => {
      const what = choose();
      if (ownAt <= shop.clock.now())
        ownAt = shop.clock.now() + (1 + below(hasMail ? 60 : 15)) * day + below(24) * hour;
      try {
        await randomSource.within(`account ${user}`, () =>
          what === 'store' ? store?.act() : acts[what].act(actor),
        );
        counts.set(what, (counts.get(what) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof AppError) || !expected.includes(error.code))
          faults.push(`${what} of ${accountId} at ${shop.clock.now()}: ${error}`);
      }
    },
  };
}

/** Calls endpoints as a signed-in user, with the same checks as over HTTP but in this process. */
function callAs({ deps }: Shop, accountId: string, user: number): Call {
  const runner = createRunner(deps, staffGate);
  const address = `10.${(user >> 16) & 255}.${(user >> 8) & 255}.${user & 255}`;
  const language = { locale: 'zh', askedLocale: 'zh' } as const;
  const origin = { address, userAgent: 'node', ...language, device: null, isThisMachine: false };
  const who = { kind: 'account', accountId, sessionId: 'soak', origin } as const;
  return createCall({ deps, routes, runner }, Promise.resolve(who), []);
}
