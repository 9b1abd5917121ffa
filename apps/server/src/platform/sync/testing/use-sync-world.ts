import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { RawClient } from './raw-client.ts';
import { createSyncWorld, type SyncWorld } from './sync-world.ts';

/** One sync server for all tests of a file, and a new document for each test. */
export interface SyncStage {
  readonly world: SyncWorld;
  readonly documentId: string;
  /** Opens the document of the test with a token, by default that of its writer. */
  open(token?: string): Promise<RawClient>;
}

/** Registers the hooks that start and stop the server. Its members can be read only inside tests and hooks. */
export function useSyncWorld(): SyncStage {
  let world: SyncWorld;
  let count = 0;
  beforeAll(async () => {
    world = await createSyncWorld({ db: await createTestDatabase() });
  });
  beforeEach(() => {
    count++;
  });
  afterAll(async () => {
    await world.close();
    await world.db.close();
  });
  return {
    get world() {
      return world;
    },
    get documentId() {
      return `document-${count}`;
    },
    async open(token) {
      const client = new RawClient(world.url);
      await client.open(this.documentId, token);
      return client;
    },
  };
}
