import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import { huaweiSites, type StoreConfig } from '../../ports/store-config.ts';
import { productList, readProducts, showProducts } from './product-setting.ts';

const environment = () =>
  z.enum(['production', 'sandbox'], { error: 'must be production or sandbox' }).default('production');
const text = (pattern: RegExp, error: string) => z.string().regex(pattern, { error }).optional();
const packageName = () => text(/^[\w.]{3,155}$/, 'must be the name of a package');

/** A key in PEM; line ends may be written as `\n`. */
const privateKey = (type: 'rsa' | 'ec') =>
  z
    .string()
    .transform((given) => given.replaceAll('\\n', '\n').trim())
    .refine((given) => isKey(() => createPrivateKey(given), type), {
      error: `must be a private key (${type.toUpperCase()}) in PEM`,
    })
    .optional();

const publicKey = z
  .string()
  .transform((given) => given.replaceAll(/\s/g, ''))
  .refine(
    (given) =>
      isKey(() => createPublicKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'spki' }), 'rsa'),
    { error: 'must be the IAP public key of the app in Base64' },
  )
  .optional();

const shape = {
  STORE_APPLE: onOff().default('off'),
  STORE_APPLE_BUNDLE_ID: text(/^[\w.-]{3,155}$/, 'must be a bundle id'),
  STORE_APPLE_APP_ID: text(/^\d{1,15}$/, 'must be the number of the app'),
  STORE_APPLE_ENVIRONMENT: environment(),
  STORE_APPLE_PRODUCTS: productList(),
  STORE_APPLE_ISSUER_ID: text(/^[\w-]{1,100}$/, 'must be the issuer id of a key'),
  STORE_APPLE_KEY_ID: text(/^\w{1,20}$/, 'must be the id of a key'),
  STORE_APPLE_PRIVATE_KEY: privateKey('ec'),
  STORE_GOOGLE: onOff().default('off'),
  STORE_GOOGLE_PACKAGE: packageName(),
  STORE_GOOGLE_CLIENT_EMAIL: z.email({ error: 'must be the e-mail of a service account' }).optional(),
  STORE_GOOGLE_PRIVATE_KEY: privateKey('rsa'),
  STORE_GOOGLE_PUSH_AUDIENCE: text(/^\S{1,300}$/, 'must be the audience of the push subscription'),
  STORE_GOOGLE_PUSH_EMAIL: z.email({ error: 'must be the e-mail of a service account' }).optional(),
  STORE_GOOGLE_ENVIRONMENT: environment(),
  STORE_GOOGLE_PRODUCTS: productList(),
  STORE_HUAWEI: onOff().default('off'),
  STORE_HUAWEI_APP_ID: text(/^\d{1,20}$/, 'must be the number of the app'),
  STORE_HUAWEI_PACKAGE: packageName(),
  STORE_HUAWEI_CLIENT_SECRET: text(/^\S{1,200}$/, 'must be the secret of the app'),
  STORE_HUAWEI_PUBLIC_KEY: publicKey,
  STORE_HUAWEI_SITE: z
    .enum(huaweiSites, { error: `must be one of ${huaweiSites.join(', ')}` })
    .default('china'),
  STORE_HUAWEI_ENVIRONMENT: environment(),
  STORE_HUAWEI_PRODUCTS: productList(),
  STORE_HARMONY: onOff().default('off'),
  STORE_HARMONY_APP_ID: text(/^\d{1,20}$/, 'must be the number of the app'),
  STORE_HARMONY_PACKAGE: packageName(),
  STORE_HARMONY_ISSUER_ID: text(/^[\w-]{1,100}$/, 'must be the issuer id of a key'),
  STORE_HARMONY_KEY_ID: text(/^[\w-]{1,100}$/, 'must be the id of a key'),
  STORE_HARMONY_PRIVATE_KEY: privateKey('ec'),
  STORE_HARMONY_ENVIRONMENT: environment(),
  STORE_HARMONY_PRODUCTS: productList(),
};
type Given = z.output<z.ZodObject<typeof shape>>;

const environmentMeans = 'production (default) or sandbox; purchases of the other one are denied';
const productsMean =
  'what products are here: plus, pro or a package of words, such as com.example.month=plus, with commas between';

/** Settings of stores. */
export const storeSettings = defineSettings({
  shape,
  descriptions: {
    STORE_APPLE: { means: 'on: purchases in the App Store are granted; default off' },
    STORE_APPLE_BUNDLE_ID: { means: 'the bundle id of the app' },
    STORE_APPLE_APP_ID: { means: 'the number of the app at the App Store' },
    STORE_APPLE_ENVIRONMENT: { means: environmentMeans },
    STORE_APPLE_PRODUCTS: { means: productsMean },
    STORE_APPLE_ISSUER_ID: { means: 'issuer of a key of the App Store Server API, for the daily check' },
    STORE_APPLE_KEY_ID: { means: 'id of that key' },
    STORE_APPLE_PRIVATE_KEY: { means: 'text of its .p8 file', secret: true },
    STORE_GOOGLE: { means: 'on: purchases at Google Play are granted; default off' },
    STORE_GOOGLE_PACKAGE: { means: 'the name of the package of the app' },
    STORE_GOOGLE_CLIENT_EMAIL: { means: 'the service account that asks the Play Developer API' },
    STORE_GOOGLE_PRIVATE_KEY: { means: 'its private key in PEM', secret: true },
    STORE_GOOGLE_PUSH_AUDIENCE: { means: 'the audience of the push subscription of Pub/Sub' },
    STORE_GOOGLE_PUSH_EMAIL: { means: 'the service account with which Pub/Sub signs its pushes' },
    STORE_GOOGLE_ENVIRONMENT: { means: environmentMeans },
    STORE_GOOGLE_PRODUCTS: { means: productsMean },
    STORE_HUAWEI: { means: 'on: purchases in AppGallery are granted; default off' },
    STORE_HUAWEI_APP_ID: { means: 'the number of the app at AppGallery Connect' },
    STORE_HUAWEI_PACKAGE: { means: 'the name of the package of the app' },
    STORE_HUAWEI_CLIENT_SECRET: { means: 'the secret of the app (OAuth 2.0)', secret: true },
    STORE_HUAWEI_PUBLIC_KEY: { means: 'the IAP public key of the app in Base64' },
    STORE_HUAWEI_SITE: { means: `where its servers stand: ${huaweiSites.join(', ')}; default china` },
    STORE_HUAWEI_ENVIRONMENT: { means: environmentMeans },
    STORE_HUAWEI_PRODUCTS: { means: productsMean },
    STORE_HARMONY: { means: 'on: purchases in AppGallery on HarmonyOS are granted; default off' },
    STORE_HARMONY_APP_ID: { means: 'the number of the app at AppGallery Connect' },
    STORE_HARMONY_PACKAGE: { means: 'the name of the package of the app' },
    STORE_HARMONY_ISSUER_ID: { means: 'issuer of an API key of AppGallery Connect for IAP' },
    STORE_HARMONY_KEY_ID: { means: 'id of that key' },
    STORE_HARMONY_PRIVATE_KEY: { means: 'text of its .p8 file', secret: true },
    STORE_HARMONY_ENVIRONMENT: { means: environmentMeans },
    STORE_HARMONY_PRODUCTS: { means: productsMean },
  },
  read: (given, _platform: PlatformConfig): StoreConfig => ({
    stores: {
      ...{ apple: readApple(given), google: readGoogle(given), huawei: readHuawei(given) },
      harmony: readHarmony(given),
    },
  }),
  describe: ({ stores: { apple, google, huawei, harmony } }) => ({
    STORE_APPLE: apple ? 'on' : 'off',
    STORE_APPLE_BUNDLE_ID: apple?.bundleId ?? '',
    STORE_APPLE_APP_ID: apple?.appId ?? '',
    STORE_APPLE_ENVIRONMENT: apple?.environment ?? '',
    STORE_APPLE_PRODUCTS: showProducts(apple?.products),
    STORE_APPLE_ISSUER_ID: apple?.api?.issuerId ?? '',
    STORE_APPLE_KEY_ID: apple?.api?.keyId ?? '',
    STORE_APPLE_PRIVATE_KEY: apple?.api?.privateKey ?? '',
    STORE_GOOGLE: google ? 'on' : 'off',
    STORE_GOOGLE_PACKAGE: google?.packageName ?? '',
    STORE_GOOGLE_CLIENT_EMAIL: google?.clientEmail ?? '',
    STORE_GOOGLE_PRIVATE_KEY: google?.privateKey ?? '',
    STORE_GOOGLE_PUSH_AUDIENCE: google?.pushAudience ?? '',
    STORE_GOOGLE_PUSH_EMAIL: google?.pushEmail ?? '',
    STORE_GOOGLE_ENVIRONMENT: google?.environment ?? '',
    STORE_GOOGLE_PRODUCTS: showProducts(google?.products),
    STORE_HUAWEI: huawei ? 'on' : 'off',
    STORE_HUAWEI_APP_ID: huawei?.appId ?? '',
    STORE_HUAWEI_PACKAGE: huawei?.packageName ?? '',
    STORE_HUAWEI_CLIENT_SECRET: huawei?.clientSecret ?? '',
    STORE_HUAWEI_PUBLIC_KEY: huawei?.publicKey ?? '',
    STORE_HUAWEI_SITE: huawei?.site ?? '',
    STORE_HUAWEI_ENVIRONMENT: huawei?.environment ?? '',
    STORE_HUAWEI_PRODUCTS: showProducts(huawei?.products),
    STORE_HARMONY: harmony ? 'on' : 'off',
    STORE_HARMONY_APP_ID: harmony?.appId ?? '',
    STORE_HARMONY_PACKAGE: harmony?.packageName ?? '',
    STORE_HARMONY_ISSUER_ID: harmony?.issuerId ?? '',
    STORE_HARMONY_KEY_ID: harmony?.keyId ?? '',
    STORE_HARMONY_PRIVATE_KEY: harmony?.privateKey ?? '',
    STORE_HARMONY_ENVIRONMENT: harmony?.environment ?? '',
    STORE_HARMONY_PRODUCTS: showProducts(harmony?.products),
  }),
  findFaults: (_part, _platform, given) => [
    ...lackingOf(given, 'STORE_APPLE', ['BUNDLE_ID', 'APP_ID', 'PRODUCTS']),
    ...lackingOf(given, 'STORE_GOOGLE', [
      ...['PACKAGE', 'CLIENT_EMAIL', 'PRIVATE_KEY', 'PUSH_AUDIENCE', 'PUSH_EMAIL', 'PRODUCTS'],
    ]),
    ...lackingOf(given, 'STORE_HUAWEI', ['APP_ID', 'PACKAGE', 'CLIENT_SECRET', 'PUBLIC_KEY', 'PRODUCTS']),
    ...lackingOf(given, 'STORE_HARMONY', [
      ...['APP_ID', 'PACKAGE', 'ISSUER_ID', 'KEY_ID', 'PRIVATE_KEY', 'PRODUCTS'],
    ]),
    ...findHalfKey(given),
  ],
});

type StoreSwitch = `STORE_${'APPLE' | 'GOOGLE' | 'HUAWEI' | 'HARMONY'}`;

/** One line for each setting that a store lacks. */
function lackingOf(given: Given, store: StoreSwitch, names: string[]) {
  if (given[store] !== 'on') return [];
  const values: Readonly<Record<string, unknown>> = given;
  const isMissing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  return names
    .map((name) => `${store}_${name}`)
    .filter((name) => isMissing(values[name]))
    .map((name) => `${store} needs ${name}.`);
}

function findHalfKey(given: Given): string[] {
  const parts = [given.STORE_APPLE_ISSUER_ID, given.STORE_APPLE_KEY_ID, given.STORE_APPLE_PRIVATE_KEY];
  const isHalf = parts.some((part) => part) && !parts.every((part) => part);
  return isHalf
    ? ['STORE_APPLE_ISSUER_ID, STORE_APPLE_KEY_ID and STORE_APPLE_PRIVATE_KEY belong together.']
    : [];
}

function readApple(given: Given): StoreConfig['stores']['apple'] {
  const { STORE_APPLE_BUNDLE_ID: bundleId, STORE_APPLE_APP_ID: appId } = given;
  if (given.STORE_APPLE !== 'on' || !bundleId || !appId) return null;
  const { STORE_APPLE_ISSUER_ID: issuerId, STORE_APPLE_KEY_ID: keyId } = given;
  const key = given.STORE_APPLE_PRIVATE_KEY;
  return {
    ...{ bundleId, appId: Number(appId), environment: given.STORE_APPLE_ENVIRONMENT },
    products: readProducts(given.STORE_APPLE_PRODUCTS),
    api: issuerId && keyId && key ? { issuerId, keyId, privateKey: key } : null,
  };
}

function readGoogle(given: Given): StoreConfig['stores']['google'] {
  const { STORE_GOOGLE_PACKAGE: name, STORE_GOOGLE_CLIENT_EMAIL: clientEmail } = given;
  const { STORE_GOOGLE_PRIVATE_KEY: key, STORE_GOOGLE_PUSH_AUDIENCE: pushAudience } = given;
  const { STORE_GOOGLE_PUSH_EMAIL: pushEmail } = given;
  if (given.STORE_GOOGLE !== 'on' || !name || !clientEmail || !key || !pushAudience || !pushEmail)
    return null;
  return {
    ...{ packageName: name, clientEmail, privateKey: key, pushAudience, pushEmail },
    environment: given.STORE_GOOGLE_ENVIRONMENT,
    products: readProducts(given.STORE_GOOGLE_PRODUCTS),
  };
}

function readHuawei(given: Given): StoreConfig['stores']['huawei'] {
  const { STORE_HUAWEI_APP_ID: appId, STORE_HUAWEI_PACKAGE: name } = given;
  const { STORE_HUAWEI_CLIENT_SECRET: clientSecret, STORE_HUAWEI_PUBLIC_KEY: key } = given;
  if (given.STORE_HUAWEI !== 'on' || !appId || !name || !clientSecret || !key) return null;
  return {
    ...{ appId, packageName: name, clientSecret, publicKey: key, site: given.STORE_HUAWEI_SITE },
    environment: given.STORE_HUAWEI_ENVIRONMENT,
    products: readProducts(given.STORE_HUAWEI_PRODUCTS),
  };
}

function readHarmony(given: Given): StoreConfig['stores']['harmony'] {
  const { STORE_HARMONY_APP_ID: appId, STORE_HARMONY_PACKAGE: name } = given;
  const { STORE_HARMONY_ISSUER_ID: issuerId, STORE_HARMONY_KEY_ID: keyId } = given;
  const { STORE_HARMONY_PRIVATE_KEY: key } = given;
  if (given.STORE_HARMONY !== 'on' || !appId || !name || !issuerId || !keyId || !key) return null;
  return {
    ...{ appId, packageName: name, issuerId, keyId, privateKey: key },
    environment: given.STORE_HARMONY_ENVIRONMENT,
    products: readProducts(given.STORE_HARMONY_PRODUCTS),
  };
}

function isKey(read: () => { readonly asymmetricKeyType?: string | undefined }, type: 'rsa' | 'ec'): boolean {
  try {
    return read().asymmetricKeyType === type;
  } catch {
    return false;
  }
}
