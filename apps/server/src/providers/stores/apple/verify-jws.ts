import type { X509Certificate } from 'node:crypto';
import { type VerifiedJws, verifySignedChain } from '../signed-chain.ts';

/** DER of the object identifiers in Apple's receipt-signing certificate, and in the certificate of its issuer. */
const leafMark = Buffer.from('060a2a864886f76364060b01', 'hex');
const issuerMark = Buffer.from('060a2a864886f76364060201', 'hex');

/**
 * Verifies a JWS of the App Store at its signing time; a JWS that does not state it is verified at `otherwise`, in ms.
 */
export function verifyJws(jws: string, root: X509Certificate, otherwise: number | null = null): VerifiedJws {
  const signedAt = ({ signedDate }: Readonly<Record<string, unknown>>) =>
    Number.isSafeInteger(signedDate) ? Number(signedDate) : otherwise;
  return verifySignedChain(jws, { root, leafMark, issuerMark, signedAt });
}
