import { verify, X509Certificate } from 'node:crypto';
import type { StoreFault } from '../../ports/store-verifier.ts';

/** A payload signed by a store, or the reason why it is rejected. */
export type VerifiedJws =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly fault: StoreFault };

/** The requirements on the certificate chain of a store. */
export interface ChainAnchor {
  /** The only trusted root. */
  readonly root: X509Certificate;
  /** DER of the object identifiers in the signing certificate, and in its issuer's; null if that has none. */
  readonly leafMark: Buffer;
  readonly issuerMark: Buffer | null;
  /** Returns the signing time stated by the payload, in ms; null if there is none. */
  readonly signedAt: (payload: Readonly<Record<string, unknown>>) => number | null;
}

/** Tolerated difference between the clocks, in ms. */
const skew = 60_000;

/**
 * Verifies a JWS of a store: ES256 with a chain of three certificates that ends at the root, with the store's marks. Only
 * the first two certificates of the message are used; all have to be valid at the time of signing.
 */
export function verifySignedChain(jws: string, anchor: ChainAnchor): VerifiedJws {
  const [head = '', body = '', mark = '', ...rest] = jws.split('.');
  const header = readJson(head);
  const payload = readJson(body);
  if (rest.length > 0 || !isRecord(header) || !isRecord(payload)) return { ok: false, fault: 'format' };
  if (header.alg !== 'ES256' || 'crit' in header) return { ok: false, fault: 'format' };
  const signedAt = anchor.signedAt(payload);
  if (signedAt === null || !Number.isSafeInteger(signedAt)) return { ok: false, fault: 'format' };
  const leaf = findLeaf(header.x5c, anchor, signedAt);
  if (!leaf) return { ok: false, fault: 'chain' };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: leaf.publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(mark, 'base64url'),
  );
  return isSigned ? { ok: true, payload } : { ok: false, fault: 'signature' };
}

/** Returns the signing certificate, if its chain ends at the root. */
export function findLeaf(
  chain: unknown,
  { root, leafMark, issuerMark }: Omit<ChainAnchor, 'signedAt'>,
  at: number,
): X509Certificate | null {
  if (!Array.isArray(chain) || chain.length !== 3) return null;
  const [leaf, issuer] = chain.slice(0, 2).map(readCertificate);
  if (!leaf || !issuer) return null;
  const isChain =
    issuer.ca &&
    !leaf.ca &&
    isIssuedBy(issuer, root) &&
    isIssuedBy(leaf, issuer) &&
    leaf.raw.includes(leafMark) &&
    (issuerMark === null || issuer.raw.includes(issuerMark)) &&
    leaf.publicKey.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  return isChain && [leaf, issuer, root].every((one) => isValid(one, at)) ? leaf : null;
}

function isIssuedBy(one: X509Certificate, issuer: X509Certificate): boolean {
  return one.issuer === issuer.subject && one.verify(issuer.publicKey);
}

function isValid({ validFrom, validTo }: X509Certificate, at: number): boolean {
  return Date.parse(validFrom) <= at + skew && Date.parse(validTo) >= at - skew;
}

function readCertificate(text: unknown): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(String(text), 'base64'));
  } catch {
    return null;
  }
}

function readJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
