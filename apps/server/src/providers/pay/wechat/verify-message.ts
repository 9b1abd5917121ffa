import { type KeyObject, X509Certificate } from 'node:crypto';
import { type Instant, instant, minute, second } from '@inkstone/kernel';
import { readRsaPublicKey, splitCertificates, verifyRsa } from '../../../platform/security/rsa-keys.ts';
import type { NoticeFault } from '../../../ports/pay-channel.ts';
import type { WechatPaySettings } from '../../../ports/pay-config.ts';

/** Maximum difference between the time in a signed message and the clock, in ms. */
const messageWindow = 5 * minute;

const signatureType = 'WECHATPAY2-SHA256-RSA2048';

interface RingKey {
  readonly key: KeyObject;
  /** Expiry of the certificate; null for a public key. */
  readonly until: Instant | null;
}

/** The trusted keys of WeChat Pay, by the serial number in messages. Keys are never fetched. */
export type KeyRing = ReadonlyMap<string, RingKey>;

/** Collects the public key and the platform certificates of the settings. */
export function createKeyRing({
  publicKey,
  certificates,
}: Pick<WechatPaySettings, 'publicKey' | 'certificates'>): KeyRing {
  const ring = new Map<string, RingKey>();
  const own = publicKey && readRsaPublicKey(publicKey.pem);
  if (own) ring.set(publicKey.id, { key: own, until: null });
  for (const pem of splitCertificates(certificates)) {
    const certificate = new X509Certificate(pem);
    const until = instant(Date.parse(certificate.validTo));
    ring.set(certificate.serialNumber, { key: certificate.publicKey, until });
  }
  return ring;
}

/** Returns the value of a header by its lower-case name. */
type ReadHeader = (name: string) => string | null | undefined;

/**
 * Verifies a notice or a reply: its signature over time, nonce and body, byte by byte, then its age. Returns
 * the reason for a rejection, or null.
 */
export function findFault(
  ring: KeyRing,
  header: ReadHeader,
  body: Uint8Array,
  now: Instant,
): NoticeFault | null {
  const time = header('wechatpay-timestamp') ?? '';
  const nonce = header('wechatpay-nonce') ?? '';
  if ((header('wechatpay-signature-type') ?? signatureType) !== signatureType) return 'signature';
  if (!/^[1-9]\d{0,10}$/.test(time) || !/^[\x21-\x7e]{1,128}$/.test(nonce)) return 'signature';
  const known = ring.get(header('wechatpay-serial') ?? '');
  if (!known || (known.until !== null && now > known.until)) return 'key';
  const signed = Buffer.concat([Buffer.from(`${time}\n${nonce}\n`), body, Buffer.from('\n')]);
  if (!verifyRsa(known.key, signed, header('wechatpay-signature') ?? '')) return 'signature';
  return Math.abs(now - Number(time) * second) > messageWindow ? 'stale' : null;
}
