import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { huaweiSites } from '../../../ports/store-config.ts';
import { defineStore } from './define-store.ts';

const text = (pattern: RegExp, error: string) => z.string().regex(pattern, { error }).optional();
const email = () => z.email({ error: 'must be the e-mail of a service account' }).optional();
/** The package name of an app, at stores that identify apps by it. */
const packageOfApp = {
  schema: text(/^[\w.]{3,155}$/, 'must be the name of a package'),
  means: 'package name of the app',
  isNeeded: true,
  show: ({ packageName }: { readonly packageName: string }) => packageName,
} as const;
/** The identifiers of an app at AppGallery. */
const inAppGallery = {
  APP_ID: {
    schema: text(/^\d{1,20}$/, 'must be the number of the app'),
    means: 'app id at AppGallery Connect',
    isNeeded: true,
    show: ({ appId }: { readonly appId: string }) => appId,
  },
  PACKAGE: packageOfApp,
} as const;

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

export const appleSettings = defineStore({
  name: 'apple',
  where: 'in the App Store',
  fields: {
    BUNDLE_ID: {
      schema: text(/^[\w.-]{3,155}$/, 'must be a bundle id'),
      means: 'the bundle id of the app',
      isNeeded: true,
      show: ({ bundleId }) => bundleId,
    },
    APP_ID: {
      schema: text(/^\d{1,15}$/, 'must be the number of the app'),
      means: 'App Store id of the app',
      isNeeded: true,
      show: ({ appId }) => String(appId),
    },
    ISSUER_ID: {
      schema: text(/^[\w-]{1,100}$/, 'must be the issuer id of a key'),
      means: 'issuer id of a key of the App Store Server API, for the daily check',
      show: ({ api }) => api?.issuerId ?? '',
    },
    KEY_ID: {
      schema: text(/^\w{1,20}$/, 'must be the id of a key'),
      means: 'id of that key',
      show: ({ api }) => api?.keyId ?? '',
    },
    PRIVATE_KEY: {
      schema: privateKey('ec'),
      means: 'text of its .p8 file',
      secret: true,
      show: ({ api }) => api?.privateKey ?? '',
    },
  },
  read: ({ BUNDLE_ID: bundleId, APP_ID: appId, ISSUER_ID, KEY_ID, PRIVATE_KEY }, sold) => {
    if (!bundleId || !appId) return null;
    const hasKey = ISSUER_ID && KEY_ID && PRIVATE_KEY;
    const api = hasKey ? { issuerId: ISSUER_ID, keyId: KEY_ID, privateKey: PRIVATE_KEY } : null;
    return { ...sold, bundleId, appId: Number(appId), api };
  },
  findFaults: ({ ISSUER_ID, KEY_ID, PRIVATE_KEY }) => {
    const parts = [ISSUER_ID, KEY_ID, PRIVATE_KEY];
    return parts.some((part) => part) && !parts.every((part) => part)
      ? ['STORE_APPLE_ISSUER_ID, STORE_APPLE_KEY_ID and STORE_APPLE_PRIVATE_KEY belong together.']
      : [];
  },
});

export const googleSettings = defineStore({
  name: 'google',
  where: 'at Google Play',
  fields: {
    PACKAGE: packageOfApp,
    CLIENT_EMAIL: {
      schema: email(),
      means: 'service account for the Play Developer API',
      isNeeded: true,
      show: ({ clientEmail }) => clientEmail,
    },
    PRIVATE_KEY: {
      schema: privateKey('rsa'),
      means: 'its private key in PEM',
      secret: true,
      isNeeded: true,
      show: (settings) => settings.privateKey,
    },
    PUSH_AUDIENCE: {
      schema: text(/^\S{1,300}$/, 'must be the audience of the push subscription'),
      means: 'audience of the push subscription of Pub/Sub',
      isNeeded: true,
      show: ({ pushAudience }) => pushAudience,
    },
    PUSH_EMAIL: {
      schema: email(),
      means: 'service account with which Pub/Sub signs its pushes',
      isNeeded: true,
      show: ({ pushEmail }) => pushEmail,
    },
  },
  read: (values, sold) => {
    const { PACKAGE, CLIENT_EMAIL: clientEmail, PRIVATE_KEY: key } = values;
    const { PUSH_AUDIENCE: pushAudience, PUSH_EMAIL: pushEmail } = values;
    if (!PACKAGE || !clientEmail || !key || !pushAudience || !pushEmail) return null;
    return { ...sold, packageName: PACKAGE, clientEmail, privateKey: key, pushAudience, pushEmail };
  },
});

export const huaweiSettings = defineStore({
  name: 'huawei',
  where: 'in AppGallery',
  fields: {
    ...inAppGallery,
    CLIENT_SECRET: {
      schema: text(/^\S{1,200}$/, 'must be the secret of the app'),
      means: 'secret of the app (OAuth 2.0)',
      secret: true,
      isNeeded: true,
      show: ({ clientSecret }) => clientSecret,
    },
    PUBLIC_KEY: {
      schema: publicKey,
      means: 'IAP public key of the app in Base64',
      isNeeded: true,
      show: (settings) => settings.publicKey,
    },
    SITE: {
      schema: z.enum(huaweiSites, { error: `must be one of ${huaweiSites.join(', ')}` }).default('china'),
      means: `site of its servers: ${huaweiSites.join(', ')}; default china`,
      show: ({ site }) => site,
    },
  },
  read: ({ APP_ID: appId, PACKAGE, CLIENT_SECRET: clientSecret, PUBLIC_KEY, SITE: site }, sold) =>
    appId && PACKAGE && clientSecret && PUBLIC_KEY
      ? { ...sold, appId, packageName: PACKAGE, clientSecret, publicKey: PUBLIC_KEY, site }
      : null,
});

export const harmonySettings = defineStore({
  name: 'harmony',
  where: 'in AppGallery on HarmonyOS',
  fields: {
    ...inAppGallery,
    ISSUER_ID: {
      schema: text(/^[\w-]{1,100}$/, 'must be the issuer id of a key'),
      means: 'issuer id of an API key of AppGallery Connect for IAP',
      isNeeded: true,
      show: ({ issuerId }) => issuerId,
    },
    KEY_ID: {
      schema: text(/^[\w-]{1,100}$/, 'must be the id of a key'),
      means: 'id of that key',
      isNeeded: true,
      show: ({ keyId }) => keyId,
    },
    PRIVATE_KEY: {
      schema: privateKey('ec'),
      means: 'text of its .p8 file',
      secret: true,
      isNeeded: true,
      show: (settings) => settings.privateKey,
    },
  },
  read: ({ APP_ID: appId, PACKAGE, ISSUER_ID: issuerId, KEY_ID: keyId, PRIVATE_KEY }, sold) =>
    appId && PACKAGE && issuerId && keyId && PRIVATE_KEY
      ? { ...sold, appId, packageName: PACKAGE, issuerId, keyId, privateKey: PRIVATE_KEY }
      : null,
});

function isKey(read: () => { readonly asymmetricKeyType?: string | undefined }, type: 'rsa' | 'ec'): boolean {
  try {
    return read().asymmetricKeyType === type;
  } catch {
    return false;
  }
}
