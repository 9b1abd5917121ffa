import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { findChains, isSignedByRsa, readCertificates } from '../../platform/security/certificates.ts';
import { readRsaPrivateKey } from '../../platform/security/rsa-keys.ts';
import { missingSettings, onOff } from '../../platform/settings/setting-schemas.ts';
import type { SettingDescription } from '../../platform/settings/settings-group.ts';
import type { AlipayCertificates, AlipaySettings } from '../../ports/pay-config.ts';
import {
  certificates,
  httpAddress,
  privateKey,
  publicKey,
  readableCertificates,
  someOf,
} from './pay-setting-schemas.ts';

const ways = ['qr', 'page', 'h5', 'app'] as const;

export const alipaySchema = {
  ALIPAY_URL: httpAddress().default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16,20}$/, { error: 'must be an app number' })
    .optional(),
  ALIPAY_SELLER: z
    .string()
    .regex(/^2088\d{12}$/, { error: 'must be 16 digits that begin with 2088' })
    .optional(),
  ALIPAY_PRIVATE_KEY: privateKey(),
  ALIPAY_PUBLIC_KEY: publicKey(),
  ALIPAY_APP_CERTIFICATE: certificates().optional(),
  ALIPAY_ROOT_CERTIFICATES: readableCertificates().optional(),
  ALIPAY_CERTIFICATES: certificates().optional(),
  ALIPAY_WAYS: someOf(ways).default(['qr', 'page', 'h5']),
  ALIPAY_AGREEMENTS: onOff().default('off'),
};

export const alipayDescriptions = {
  ALIPAY_URL: { means: 'address of its gateway; default https://openapi.alipay.com/gateway.do' },
  ALIPAY_APP_ID: { means: 'app id at the Alipay Open Platform' },
  ALIPAY_SELLER: { means: 'number of the account that receives payments, 2088…' },
  ALIPAY_PRIVATE_KEY: { means: 'private key of the app (RSA2), as PEM or base64', secret: true },
  ALIPAY_PUBLIC_KEY: { means: 'public key of Alipay, not of the app, as PEM or base64', secret: true },
  ALIPAY_APP_CERTIFICATE: {
    means:
      'certificate of the app as PEM (appCertPublicKey): certificate mode, instead of the public key of Alipay',
    secret: true,
  },
  ALIPAY_ROOT_CERTIFICATES: { means: 'text of alipayRootCert.crt', secret: true },
  ALIPAY_CERTIFICATES: {
    means: 'text of alipayCertPublicKey_RSA2.crt, followed by the next one during its replacement',
    secret: true,
  },
  ALIPAY_WAYS: { means: 'some of qr, page, h5 and app, separated by commas; default qr,page,h5' },
  ALIPAY_AGREEMENTS: {
    means: 'off (default), or on: the app is permitted to use deduction by agreement (CYCLE_PAY_AUTH)',
  },
} as const satisfies Record<keyof typeof alipaySchema, SettingDescription>;

type GivenSettings = z.output<z.ZodObject<typeof alipaySchema>>;

const alipayNeeds = ['ALIPAY_APP_ID', 'ALIPAY_SELLER', 'ALIPAY_PRIVATE_KEY'] as const;
const alipayCertificates = [
  ...(['ALIPAY_APP_CERTIFICATE', 'ALIPAY_ROOT_CERTIFICATES', 'ALIPAY_CERTIFICATES'] as const),
];

/** Returns the settings of Alipay, if it is enabled. */
export function readAlipay(given: GivenSettings): AlipaySettings {
  return {
    url: given.ALIPAY_URL,
    appId: given.ALIPAY_APP_ID ?? '',
    seller: given.ALIPAY_SELLER ?? '',
    privateKey: given.ALIPAY_PRIVATE_KEY ?? '',
    publicKey: given.ALIPAY_PUBLIC_KEY ?? '',
    certificates: readAlipayCertificates(given),
    ways: given.ALIPAY_WAYS,
    hasAgreements: given.ALIPAY_AGREEMENTS === 'on',
  };
}

function readAlipayCertificates(given: GivenSettings): AlipayCertificates | null {
  const { ALIPAY_APP_CERTIFICATE: app, ALIPAY_ROOT_CERTIFICATES: roots, ALIPAY_CERTIFICATES: alipay } = given;
  return app && roots && alipay ? { app, roots, alipay } : null;
}

/** Returns missing or inconsistent settings of Alipay, if it is enabled. */
export function alipayFaults(given: GivenSettings): string[] {
  const faults = missingSettings(given, 'PAY_ALIPAY', alipayNeeds);
  if (!alipayCertificates.some((name) => given[name]))
    return [...faults, ...missingSettings(given, 'PAY_ALIPAY', ['ALIPAY_PUBLIC_KEY'])];
  if (given.ALIPAY_PUBLIC_KEY)
    faults.push('ALIPAY_PUBLIC_KEY and the certificates of Alipay are two modes: set one of them.');
  faults.push(...missingSettings(given, 'The certificate mode of Alipay', alipayCertificates));
  const [certificates, key] = [
    readAlipayCertificates(given),
    readRsaPrivateKey(given.ALIPAY_PRIVATE_KEY ?? ''),
  ];
  if (!certificates || !key) return faults;
  return [...faults, ...certificateFaults(certificates, key)];
}

/** Returns errors of certificates that do not match the key of the app, or each other. */
function certificateFaults({ app, roots, alipay }: AlipayCertificates, appKey: KeyObject): string[] {
  const anchors = readCertificates(roots).filter(isSignedByRsa);
  const isOwn = readCertificates(app).some((one) => !one.ca && one.checkPrivateKey(appKey));
  const hasChain = findChains(readCertificates(alipay), anchors).length > 0;
  return [
    ...(isOwn ? [] : ['ALIPAY_APP_CERTIFICATE is not that of ALIPAY_PRIVATE_KEY.']),
    ...(anchors.length > 0 ? [] : ['ALIPAY_ROOT_CERTIFICATES has no root that signs by RSA.']),
    ...(hasChain
      ? []
      : ['ALIPAY_CERTIFICATES has no certificate that was issued below ALIPAY_ROOT_CERTIFICATES.']),
  ];
}

/** The settings as `config` prints them. */
export function describeAlipay(alipay: AlipaySettings | null) {
  return {
    ALIPAY_URL: alipay?.url ?? '',
    ALIPAY_APP_ID: alipay?.appId ?? '',
    ALIPAY_SELLER: alipay?.seller ?? '',
    ALIPAY_PRIVATE_KEY: alipay?.privateKey ?? '',
    ALIPAY_PUBLIC_KEY: alipay?.publicKey ? 'given' : '',
    ALIPAY_APP_CERTIFICATE: alipay?.certificates ? 'given' : '',
    ALIPAY_ROOT_CERTIFICATES: alipay?.certificates ? 'given' : '',
    ALIPAY_CERTIFICATES: alipay?.certificates ? 'given' : '',
    ALIPAY_WAYS: alipay?.ways.join(',') ?? '',
    ALIPAY_AGREEMENTS: alipay?.hasAgreements ? 'on' : 'off',
  } satisfies Record<keyof typeof alipaySchema, string>;
}
