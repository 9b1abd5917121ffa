import { StartError } from '../../platform/settings/start-error.ts';
import type { VendorPorts } from '../../ports/ports.ts';
import type { StoreConfig } from '../../ports/store-config.ts';
import { createAppleStore } from './apple/create-apple-store.ts';
import { createGoogleStore } from './google/create-google-store.ts';
import { createHarmonyStore } from './harmony/create-harmony-store.ts';
import { createHuaweiStore } from './huawei/create-huawei-store.ts';
import { createStoreSimulator } from './simulator/create-store-simulator.ts';

type SimulatorDeps = Parameters<typeof createStoreSimulator>[0];
type StoresDeps = Omit<SimulatorDeps, 'config'> & {
  readonly config: SimulatorDeps['config'] & StoreConfig & { readonly hasSimulator: boolean };
};

/**
 * Opens the stores that the settings enable, or simulated ones. Throws StartError if the database would contain simulated
 * purchases together with those of real stores.
 */
export async function openStores(deps: StoresDeps): Promise<Pick<VendorPorts, 'stores' | 'storeSimulator'>> {
  const { config, db } = deps;
  if (!config.hasSimulator) {
    const { apple, google, huawei, harmony } = config.stores;
    const stores = {
      apple: apple && createAppleStore(apple, deps),
      google: google && createGoogleStore(google, deps),
      huawei: huawei && createHuaweiStore(huawei, deps),
      harmony: harmony && createHarmonyStore(harmony, deps),
    };
    return { stores, storeSimulator: null };
  }
  const [found] = await db.run(
    `select exists (
       select from store_subscriptions s where not exists (
         select from sim_store_purchases p where p.store = s.store and s.subscription_id in (
           p.number, left(encode(sha256(convert_to(p.number, 'UTF8')), 'hex'), 40)))
     ) as real`,
  );
  if (found?.real === true)
    throw new StartError('SIMULATOR is on, but this database has purchases of real stores: use another one.');
  const { stores, simulator } = await createStoreSimulator(deps);
  return { stores, storeSimulator: simulator };
}
