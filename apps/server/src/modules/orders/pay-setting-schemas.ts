import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { readRsaPrivateKey, readRsaPublicKey, splitCertificates } from '../../platform/security/rsa-keys.ts';

/** An RSA private key, if given. */
export function privateKey() {
  return z
    .string()
    .refine((key) => readRsaPrivateKey(key) !== null, {
      error: 'must be an RSA private key of at least 2048 bits, as PEM or base64',
    })
    .optional();
}

/** An RSA public key, if given. */
export function publicKey() {
  return z
    .string()
    .refine((key) => readRsaPublicKey(key) !== null, {
      error: 'must be an RSA public key of at least 2048 bits, as PEM or base64',
    })
    .optional();
}

/** Certificates with RSA keys, as PEM one after another. */
export function certificates() {
  return pemOf((pem) => readRsaPublicKey(pem.toString()) !== null);
}

/** Certificates with any keys. */
export function readableCertificates() {
  return pemOf(() => true);
}

function pemOf(isGood: (certificate: X509Certificate) => boolean) {
  const isCertificate = (pem: string) => {
    try {
      return isGood(new X509Certificate(pem));
    } catch {
      return false;
    }
  };
  return z
    .string()
    .refine((pems) => splitCertificates(pems).length > 0 && splitCertificates(pems).every(isCertificate), {
      error: 'must be the PEM of one or more certificates',
    });
}

/** `plan=id` with commas between. */
export function templateIds() {
  return z
    .string()
    .regex(/^(?:\w+=\d{1,20}(?:,|$))+$/, { error: 'must be plan=id with commas between' })
    .transform(
      (text): Record<string, string> => Object.fromEntries(text.split(',').map((pair) => pair.split('='))),
    );
}

/** The inverse of `templateIds`. */
export function writeTemplates(templates: Readonly<Record<string, string>>): string {
  return Object.entries(templates)
    .map((pair) => pair.join('='))
    .join(',');
}

/** Names with commas between, at least one. */
export function someOf<const Way extends string>(ways: readonly Way[]) {
  const error = `must be some of ${ways.join(', ')} with commas between`;
  return z
    .string()
    .transform((value) => value.split(',').map((way) => way.trim()))
    .pipe(z.array(z.enum(ways, { error })).min(1, { error }));
}

/** A URL to which keys or payers are sent: https, or http on this machine for tests. */
export function httpAddress() {
  return z.string().refine(
    (url) => {
      if (!URL.canParse(url)) return false;
      const { protocol, hostname } = new URL(url);
      return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
    },
    { error: 'must be an https address' },
  );
}
