import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { RawClient } from './raw-client.ts';
import { createSyncTestbed, type SyncTestbed } from './sync-testbed.ts';

/** One sync server for all tests of a file, and a new document for each test. */
export interface SyncTestbedHandle {
  readonly testbed: SyncTestbed;
  readonly documentId: string;
  /** Opens the document of the test with a token, by default that of its writer. */
  open(token?: string): Promise<RawClient>;
}

/** Registers the hooks that start and stop the server. Its members can be read only inside tests and hooks. */
export function useSyncTestbed(): SyncTestbedHandle {
  let testbed: SyncTestbed;
  let count = 0;
  beforeAll(async () => {
    testbed = await createSyncTestbed({ db: await createTestDatabase() });
  });
  beforeEach(() => {
    count++;
  });
  afterAll(async () => {
    await testbed.close();
    await testbed.db.close();
  });
  return {
    get testbed() {
      return testbed;
    },
    get documentId() {
      return `document-${count}`;
    },
    async open(token) {
      const client = new RawClient(testbed.url);
      await client.open(this.documentId, token);
      return client;
    },
  };
}
