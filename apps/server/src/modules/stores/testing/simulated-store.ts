import * as contract from '@inkstone/contracts/orders';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { clearDueWork, startDailyChecks } from '../../../testing/daily-work.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { wordsOf } from './store-shop.ts';

/** A purchase of a test. `isNamed`: the app names the account of the test. */
interface Buying {
  readonly store: contract.SimulatedStore;
  readonly productId: string;
  readonly isNamed: boolean;
  readonly delivery: contract.StoreDelivery;
}

/**
 * Provides one server with simulated stores for the tests of a file, a new account for each test, and helpers that buy and act
 * as the tester and as the owner. Purchases of earlier tests do not renew, and the daily checks of all purchases run only after
 * `startDailyChecks`: otherwise each month of a test would take longer than that of the test before.
 */
export function simulatedStore() {
  let server: TestServer;
  let accountId: string;
  beforeAll(async () => {
    server = await createTestServer({ config: { roles: ['web'], hasSimulator: true } });
    await clearDueWork(server.deps);
  });
  afterAll(() => server.close());
  afterEach(() => clearDueWork(server.deps));
  beforeEach(async () => {
    ({ accountId } = await createAccount(server.deps));
  });

  const tester = () => server.visitor();
  const now = () => server.deps.clock.now();
  /** Opens a new session, because the clock of these tests passes the end of sessions. */
  const asOwner = async (of = accountId) => server.as(await openTestSession(server.deps, { accountId: of }));
  return {
    server: () => server,
    accountId: () => accountId,
    tester,
    asOwner,
    move: (by: number) => tester().call(contract.moveTestClock, { to: now() + by }),
    moveTo: (to: number) => tester().call(contract.moveTestClock, { to }),
    tier: (of = accountId) => server.deps.tierOf(of),
    words: () => wordsOf(server, accountId),
    /** Buys a month of Plus for the account of the test, unless the arguments differ. */
    bought: (change: Partial<Buying> = {}) => {
      const { store = 'apple', productId = 'plus.month', isNamed = true, delivery = 'at_once' } = change;
      const accountToken = isNamed ? accountId : null;
      return tester().call(contract.buyInSimulatedStore, { store, productId, accountToken, delivery });
    },
    act: (purchaseId: string, action: contract.StoreAction) =>
      tester().call(contract.actOnSimulatedPurchase, { purchaseId, action }),
    deliver: (purchaseId: string, delivery: contract.StoreDelivery) =>
      tester().call(contract.setSimulatedDelivery, { purchaseId, delivery }),
    /** Lets the stores be checked every day of the test from now on. */
    startDailyChecks: () => startDailyChecks(server.deps),
    send: (noticeId = '') => tester().call(contract.sendSimulatedStoreNotice, { noticeId }),
    read: async (purchaseId: string) => {
      const { purchases } = await tester().call(contract.listSimulatedPurchases, {});
      const found = purchases.find((one) => one.purchaseId === purchaseId);
      if (!found) throw new Error('The purchase is not listed');
      return found;
    },
    /** Submits a purchase as the app on the device does. */
    claim: async (purchaseId: string, kind: contract.ProofKind = 'genuine', of = accountId) => {
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
