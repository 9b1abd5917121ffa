import { createHash, type X509Certificate } from 'node:crypto';
import type { Instant } from '@inkstone/kernel';
import { findChains, isSignedByRsa, readCertificates } from '../../../platform/security/certificates.ts';
import { readRsaPublicKey, verifyRsa } from '../../../platform/security/rsa-keys.ts';
import type { AlipayCertificates, AlipaySettings } from '../../../ports/pay-config.ts';

/** The trusted keys of Alipay, and the certificate fields of requests. Keys are never fetched. */
export interface AlipayKeys {
  /** Fields of every request: numbers of the certificates in certificate mode. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The reason why a message is rejected; null for a valid one. `named` is the number of the certificate that
   * it names, empty if it names none: then any currently valid one may have signed it. `key`: the named one
   * is unknown or not currently valid.
   */
  findFault(bytes: Uint8Array, signature: string, named: string, now: Instant): 'signature' | 'key' | null;
}

/** Parses the keys of the settings. Throws if one is invalid. */
export function openAlipayKeys({
  publicKey,
  certificates,
}: Pick<AlipaySettings, 'publicKey' | 'certificates'>): AlipayKeys {
  if (certificates) return openCertificates(certificates);
  const key = readRsaPublicKey(publicKey);
  if (!key) throw new Error('The public key of Alipay cannot be read');
  return {
    fields: {},
    findFault: (bytes, signature) => (verifyRsa(key, bytes, signature) ? null : 'signature'),
  };
}

function openCertificates(given: AlipayCertificates): AlipayKeys {
  const roots = readCertificates(given.roots);
  const app = readCertificates(given.app).find(({ ca }) => !ca);
  const ring = findChains(readCertificates(given.alipay), roots).flatMap(({ leaf, from, until }) => {
    const key = readRsaPublicKey(leaf.toString());
    return key ? [{ number: certificateNumber(leaf), key, from, until }] : [];
  });
  if (!app || ring.length === 0) throw new Error('The certificates of Alipay cannot be read');
  return {
    fields: { app_cert_sn: certificateNumber(app), alipay_root_cert_sn: rootNumber(roots) },
    findFault: (bytes, signature, named, now) => {
      const valid = ring.filter(({ from, until }) => from <= now && now <= until);
      const requested = named === '' ? valid : valid.filter(({ number }) => number === named);
      if (requested.length === 0) return 'key';
      return requested.some(({ key }) => verifyRsa(key, bytes, signature)) ? null : 'signature';
    },
  };
}

/** The number of a certificate at Alipay: MD5 of the reversed name of its issuer and its decimal serial number. */
export function certificateNumber({
  issuer,
  serialNumber,
}: Pick<X509Certificate, 'issuer' | 'serialNumber'>): string {
  const name = issuer.split('\n').reverse().join(',');
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex');
}

/** The numbers of the roots that sign by RSA; the file that Alipay publishes also contains others. */
function rootNumber(roots: readonly X509Certificate[]): string {
  return roots.filter(isSignedByRsa).map(certificateNumber).join('_');
}
