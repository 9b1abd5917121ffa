import type { X509Certificate } from 'node:crypto';
import type { Instant } from '@inkstone/kernel';
import { type VerifiedJws, verifySignedChain } from '../signed-chain.ts';

/** DER of the object identifier in IAP Kit's signing certificate (1.3.6.1.4.1.2011.2.415.1.1). */
export const harmonyMark = Buffer.from('060c2b060104018f5b02831f0101', 'hex');

/**
 * Verifies a JWS of IAP Kit. Orders and notifications state when they were signed. The state of a subscription group does
 * not, so its certificates have to be valid now.
 */
export function verifyHarmonyJws(jws: string, root: X509Certificate, now: Instant): VerifiedJws {
  const signedAt = ({ signedTime }: Readonly<Record<string, unknown>>) =>
    signedTime === undefined ? now : Number(signedTime);
  return verifySignedChain(jws, { root, leafMark: harmonyMark, issuerMark: null, signedAt });
}
