import { listGrants } from '@inkstone/contracts/membership';
import type { Clock } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { StoreName, StoreVerifiers } from '../../../ports/store-verifier.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';

/** The stores of a test file: their verifiers, and a function that closes them. */
export interface OpenedStores {
  readonly stores: Partial<StoreVerifiers>;
  readonly doubles: readonly AsyncDisposable[];
}

const none: StoreVerifiers = { apple: null, google: null, huawei: null, harmony: null };

/**
 * Provides one server for the tests of a file, and a new account and purchase for each test. `open` creates the stores,
 * whose clock is that of the server.
 */
export function storeShop(open: (clock: Clock) => Promise<OpenedStores>) {
  let server: TestServer;
  let opened: OpenedStores;
  let accountId: string;
  let client: TestClient;
  let count = 0;
  beforeAll(async () => {
    opened = await open({ now: () => server.clock.now() });
    server = await createTestServer({ base: { stores: { ...none, ...opened.stores } } });
  });
  afterAll(async () => {
    await server.close();
    for (const double of opened.doubles) await double[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    count++;
    const account = await createAccount(server.deps);
    ({ accountId } = account);
    client = server.as(account.token);
  });

  const post = async (store: StoreName, body: string, headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}/api/pay/notice/${store}`, { method: 'POST', body, headers })).status;
  return {
    server: () => server,
    accountId: () => accountId,
    /** Returns a client of the account of the test. */
    client: () => client,
    /** A purchase token, different for each test. */
    token: () => `token-${count}`,
    now: () => server.clock.now(),
    tier: () => server.deps.tierOf(accountId),
    otherUser: async () => server.as((await createAccount(server.deps)).token),
    /** Returns the grants of the account, in a new session, because these tests pass the end of sessions. */
    grants: async () => {
      const session = await openTestSession(server.deps, { accountId });
      return (await server.as(session).call(listGrants, {})).grants;
    },
    words: () => wordsOf(server, accountId),
    /** Posts a notification as the server of a store does; returns the status of the reply. */
    post,
    /** Expects a notification of an unknown type to be accepted twice, stored once, and counted and logged once. */
    expectKeptUnknown: async (store: StoreName, type: string, send: () => Promise<number>) => {
      const countUnknown = async () => {
        const { values } = await server.deps.metrics.money.storeAlarms.get();
        const found = values.find(({ labels }) => labels.store === store && labels.kind === 'unknown');
        return found?.value ?? 0;
      };
      const before = await countUnknown();
      expect([await send(), await send()]).toEqual([200, 200]);
      const query = 'select count(*)::int as kept from store_notices where store = $1 and type = $2';
      expect(await server.deps.db.run(query, [store, type])).toEqual([{ kept: 1 }]);
      expect(await countUnknown()).toBe(before + 1);
      expect(server.captured.text()).toContain('a notification of a store is of an unknown type');
    },
  };
}

/** Returns the words of an account's packages that were not revoked. */
export async function wordsOf(server: TestServer, accountId: string): Promise<number> {
  const [row] = await server.deps.db.run(
    'select coalesce(sum(words - revoked), 0)::int as words from word_packages where account_id = $1',
    [accountId],
  );
  return Number(row?.words);
}
