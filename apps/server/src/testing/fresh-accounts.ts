import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { createTestServer, type TestServer } from './server.ts';

/** A server, and a new account. */
export interface FreshAccounts {
  readonly server: TestServer;
  readonly accountId: string;
  /** Replaces the account by another new one. */
  renew(): Promise<void>;
}

/** One server for the tests of a file, and a new account for each of them. Called once, outside tests. */
export function useFreshAccounts(): FreshAccounts {
  let server: TestServer;
  let accountId = '';
  const renew = async () => {
    ({ accountId } = await createAccount(server.deps));
  };
  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(renew);
  afterAll(() => server.close());
  return {
    renew,
    get server() {
      return server;
    },
    get accountId() {
      return accountId;
    },
  };
}
