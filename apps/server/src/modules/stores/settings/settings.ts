import type { PlatformConfig } from '../../../platform/settings/config.ts';
import { defineSettings } from '../../../platform/settings/settings-group.ts';
import type { PayConfig } from '../../../ports/pay-config.ts';
import type { StoreConfig } from '../../../ports/store-config.ts';
import { appleSettings, googleSettings, harmonySettings, huaweiSettings } from './store-tables.ts';

const tables = [appleSettings, googleSettings, huaweiSettings, harmonySettings] as const;

/** Settings of stores. */
export const storeSettings = defineSettings({
  shape: Object.assign({}, ...tables.map(({ shape }) => shape)) as (typeof tables)[number]['shape'],
  descriptions: Object.assign({}, ...tables.map(({ descriptions }) => descriptions)),
  read: (given, _platform: PlatformConfig): StoreConfig => ({
    stores: {
      ...{ apple: appleSettings.read(given), google: googleSettings.read(given) },
      ...{ huawei: huaweiSettings.read(given), harmony: harmonySettings.read(given) },
    },
  }),
  describe: ({ stores: { apple, google, huawei, harmony } }) => ({
    ...{ ...appleSettings.describe(apple), ...googleSettings.describe(google) },
    ...{ ...huaweiSettings.describe(huawei), ...harmonySettings.describe(harmony) },
  }),
  findFaults: (_part, _platform, given) => tables.flatMap(({ findFaults }) => findFaults(given)),
  findConflicts: refuseBesideSimulator,
});

/** Requires real stores to be off, and their secrets unset, while the simulator is on. */
function refuseBesideSimulator(config: StoreConfig & PlatformConfig & Partial<PayConfig>): string[] {
  if (!config.hasSimulator) return [];
  const isOn = Object.entries(config.stores).flatMap(([name, store]) =>
    store ? [`STORE_${name.toUpperCase()}`] : [],
  );
  const secrets = tables.flatMap((table) => table.secrets).filter((name) => config.given.includes(name));
  const beside = [...isOn, ...secrets];
  return beside.length === 0
    ? []
    : [
        `SIMULATOR is on, which is refused beside ${beside.join(', ')}: simulated purchases are not real ones.`,
      ];
}
