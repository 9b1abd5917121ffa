import { manualClock, seededRandom } from '@inkstone/kernel';
import type { Database } from '../platform/db/database.ts';
import { simKeys } from '../platform/db/tables/simulator.ts';
import type { Keys } from '../platform/security/keys.ts';
import { openSimulatedKeys } from '../providers/pay/simulator/simulated-keys.ts';
import { openStoreKeys } from '../providers/stores/simulator/simulated-keys.ts';
import { testDay } from './bare-server.ts';

type SealedKeys = readonly (typeof simKeys.$inferSelect)[];

let generated: Promise<SealedKeys> | undefined;

/**
 * Gives a new database the keys of simulated providers, as an earlier start would have left them. They are generated once for
 * all tests of a process: five RSA keys take a quarter of a second.
 */
export async function placeSimulatorKeys(db: Database, keys: Keys): Promise<void> {
  generated ??= generate(db, keys);
  await db.sql
    .insert(simKeys)
    .values([...(await generated)])
    .onConflictDoNothing();
}

async function generate(db: Database, keys: Keys): Promise<SealedKeys> {
  const deps = { db, keys, random: seededRandom(2), clock: manualClock(testDay) };
  await openSimulatedKeys(deps);
  await openStoreKeys(deps);
  return db.sql.select().from(simKeys);
}
