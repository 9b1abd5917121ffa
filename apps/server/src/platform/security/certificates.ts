import { X509Certificate } from 'node:crypto';
import { type Instant, instant } from '@inkstone/kernel';
import { splitCertificates } from './rsa-keys.ts';

/** A certificate with those that issued it, up to a root. */
export interface CertificateChain {
  readonly leaf: X509Certificate;
  /** Validity period common to all of them. */
  readonly from: Instant;
  readonly until: Instant;
}

/** Maximum number of issuers in a chain. */
const maxIssuers = 4;

/** Parses concatenated PEM certificates. Throws if one cannot be parsed. */
export function readCertificates(pems: string): X509Certificate[] {
  return splitCertificates(pems).map((pem) => new X509Certificate(pem));
}

/** Whether the signature of a certificate is RSA's. */
export function isSignedByRsa({ signatureAlgorithmOid }: X509Certificate): boolean {
  return signatureAlgorithmOid?.startsWith('1.2.840.113549.1.1.') ?? false;
}

/** Returns the end-entity certificates whose chain of RSA signatures ends at one of the roots. */
export function findChains(
  given: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): CertificateChain[] {
  const issuers = given.filter(({ ca }) => ca);
  return given
    .filter(({ ca }) => !ca)
    .flatMap((leaf) => {
      const chain = chainOf(leaf, issuers.filter(isSignedByRsa), roots.filter(isSignedByRsa));
      if (!chain) return [];
      const from = instant(Math.max(...chain.map(({ validFrom }) => Date.parse(validFrom))));
      const until = instant(Math.min(...chain.map(({ validTo }) => Date.parse(validTo))));
      return [{ leaf, from, until }];
    });
}

function chainOf(
  leaf: X509Certificate,
  issuers: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): readonly X509Certificate[] | null {
  const chain = [leaf];
  for (let last = leaf; chain.length <= maxIssuers; ) {
    const hasIssued = (one: X509Certificate) => one.ca && last.checkIssued(one) && last.verify(one.publicKey);
    const root = roots.find(hasIssued);
    if (root) return [...chain, root];
    const next = issuers.find(hasIssued);
    if (!next) return null;
    chain.push(next);
    last = next;
  }
  return null;
}
