import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { readRsaPublicKey } from '../../platform/security/rsa-keys.ts';

/** Whether a PEM block is a certificate with an RSA key. */
export function isCertificate(pem: string): boolean {
  try {
    return readRsaPublicKey(new X509Certificate(pem).toString()) !== null;
  } catch {
    return false;
  }
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

/** The opposite of `templateIds`. */
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

/** An address to which keys and payers go: https, or http on this machine for tests. */
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
