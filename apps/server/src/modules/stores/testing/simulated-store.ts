import * as contract from '@inkstone/contracts/orders';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import type { TestServer } from '../../../testing/server.ts';
import { openTestSession } from '../../accounts/testing.ts';

/** Returns the server and the account of the current test. */
type TestContext = () => { readonly server: TestServer; readonly accountId: string };

/** A purchase of a test. `isNamed`: the app names the account of the test. */
interface Buying {
  readonly store: contract.SimulatedStore;
  readonly productId: string;
  readonly isNamed: boolean;
  readonly delivery: contract.StoreDelivery;
}

/** Creates helpers that buy in simulated stores and act as the tester and as the owner. */
export function simulatedStore(context: TestContext) {
  const tester = () => context().server.visitor();
  const now = () => context().server.deps.clock.now();
  /** Opens a new session, because the clock of these tests passes the end of sessions. */
  const asOwner = async (of = context().accountId) => {
    const { server } = context();
    return server.as(await openTestSession(server.deps, { accountId: of }));
  };
  return {
    asOwner,
    move: (by: number) => tester().call(contract.moveTestClock, { to: now() + by }),
    moveTo: (to: number) => tester().call(contract.moveTestClock, { to }),
    tier: (of = context().accountId) => context().server.deps.tierOf(of),
    words: async () => {
      const { server, accountId } = context();
      const [row] = await server.deps.db.run(
        'select coalesce(sum(words - revoked), 0)::int as words from word_packages where account_id = $1',
        [accountId],
      );
      return row?.words;
    },
    /** Buys a month of Plus for the account of the test, unless the arguments differ. */
    bought: (change: Partial<Buying> = {}) => {
      const { store = 'apple', productId = 'plus.month', isNamed = true, delivery = 'at_once' } = change;
      const accountToken = isNamed ? context().accountId : null;
      return tester().call(contract.buyInSimulatedStore, { store, productId, accountToken, delivery });
    },
    act: (purchaseId: string, action: contract.StoreAction) =>
      tester().call(contract.actOnSimulatedPurchase, { purchaseId, action }),
    deliver: (purchaseId: string, delivery: contract.StoreDelivery) =>
      tester().call(contract.setSimulatedDelivery, { purchaseId, delivery }),
    send: (noticeId = '') => tester().call(contract.sendSimulatedStoreNotice, { noticeId }),
    read: async (purchaseId: string) => {
      const { purchases } = await tester().call(contract.listSimulatedPurchases, {});
      const found = purchases.find((one) => one.purchaseId === purchaseId);
      if (!found) throw new Error('The purchase is not listed');
      return found;
    },
    /** Submits a purchase as the app on the device does. */
    claim: async (purchaseId: string, kind: contract.ProofKind = 'genuine', of = context().accountId) => {
      const { proof } = await tester().call(contract.proveSimulatedPurchase, { purchaseId, kind });
      return (await asOwner(of)).call(contract.claimStorePurchase, proof);
    },
    /** Returns the states of the subscriptions that the account has bought in stores. */
    stateOf: async () => {
      const { storeSubscriptions } = await (await asOwner()).call(listAllSubscriptions, {});
      return storeSubscriptions.map(({ status }) => status);
    },
  };
}
