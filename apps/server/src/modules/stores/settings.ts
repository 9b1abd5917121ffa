import type { PaidTier } from '@inkstone/domain/membership';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { list, onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { AppleStoreSettings, StoreConfig } from '../../ports/store-verifier.ts';

const product = /^([\w.-]{1,100})=(plus|pro)$/;

/** Settings of stores. */
export const storeSettings = defineSettings({
  shape: {
    STORE_APPLE: onOff().default('off'),
    STORE_APPLE_BUNDLE_ID: z
      .string()
      .regex(/^[\w.-]{3,155}$/, { error: 'must be a bundle id' })
      .optional(),
    STORE_APPLE_APP_ID: z
      .string()
      .regex(/^\d{1,15}$/, { error: 'must be the number of the app' })
      .optional(),
    STORE_APPLE_ENVIRONMENT: z
      .enum(['production', 'sandbox'], { error: 'must be production or sandbox' })
      .default('production'),
    STORE_APPLE_PRODUCTS: list((one) => product.test(one), 'must be such as com.example.month=plus').default(
      [],
    ),
  },
  descriptions: {
    STORE_APPLE: { means: 'on: subscriptions of the App Store are granted; default off' },
    STORE_APPLE_BUNDLE_ID: { means: 'the bundle id of the app' },
    STORE_APPLE_APP_ID: { means: 'the number of the app at the App Store' },
    STORE_APPLE_ENVIRONMENT: {
      means: 'production (default) or sandbox; what is signed for the other one is denied',
    },
    STORE_APPLE_PRODUCTS: {
      means: 'tiers of subscriptions, such as com.example.month=plus, with commas between',
    },
  },
  read: (given, _platform: PlatformConfig): StoreConfig => ({
    stores: {
      apple: readApple({
        isOn: given.STORE_APPLE === 'on',
        bundleId: given.STORE_APPLE_BUNDLE_ID,
        appId: given.STORE_APPLE_APP_ID,
        environment: given.STORE_APPLE_ENVIRONMENT,
        products: given.STORE_APPLE_PRODUCTS,
      }),
    },
  }),
  describe: ({ stores: { apple } }) => ({
    STORE_APPLE: apple ? 'on' : 'off',
    STORE_APPLE_BUNDLE_ID: apple?.bundleId ?? '',
    STORE_APPLE_APP_ID: apple?.appId ?? '',
    STORE_APPLE_ENVIRONMENT: apple?.environment.toLowerCase() ?? '',
    STORE_APPLE_PRODUCTS: [...(apple?.products ?? [])].map((pair) => pair.join('=')).join(','),
  }),
  findFaults: (_part, _platform, given) => {
    if (given.STORE_APPLE !== 'on') return [];
    const names = ['STORE_APPLE_BUNDLE_ID', 'STORE_APPLE_APP_ID'] as const;
    const lacking = names.filter((name) => !given[name]).map((name) => `STORE_APPLE needs ${name}.`);
    return given.STORE_APPLE_PRODUCTS.length > 0
      ? lacking
      : [...lacking, 'STORE_APPLE needs STORE_APPLE_PRODUCTS.'];
  },
});

interface GivenApple {
  readonly isOn: boolean;
  readonly bundleId: string | undefined;
  readonly appId: string | undefined;
  readonly environment: 'production' | 'sandbox';
  readonly products: readonly string[];
}

function readApple({ isOn, bundleId, appId, environment, products }: GivenApple): AppleStoreSettings | null {
  if (!isOn || !bundleId || !appId) return null;
  const pairs = products.flatMap((one) => {
    const [, id = '', tier] = product.exec(one) ?? [];
    return tier === 'plus' || tier === 'pro' ? [[id, tier] as [string, PaidTier]] : [];
  });
  return {
    ...{ bundleId, appId: Number(appId), products: new Map(pairs) },
    environment: environment === 'production' ? 'Production' : 'Sandbox',
  };
}
