import type { KeyObject } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Sql } from '../../../platform/db/database.ts';
import type { ServerKey } from '../../../ports/session-tokens.ts';
import type { ServerKeys } from './server-keys.ts';

/** The claims of a sealed token; only `token` is trusted, the rest is informational. */
export interface Claims {
  readonly token: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly generation: number;
  readonly expiresAt: number;
}

const algorithm = 'ECDH-ES';
const encryption = 'A256GCM';

/**
 * The sealed form of a token (readings, 31): the token encrypted to the server's public key as a compact JWE.
 * Anyone may seal, so a sealed token is worth exactly the token within; only the server can open it.
 */
export function sealToken(claims: Claims, { kid, publicKey }: ServerKey): Promise<string> {
  return new EncryptJWT({ tok: claims.token, sid: claims.sessionId, gen: claims.generation })
    .setSubject(claims.accountId)
    .setExpirationTime(Math.ceil(claims.expiresAt / 1000))
    .setProtectedHeader({ alg: algorithm, enc: encryption, kid })
    .encrypt(publicKey);
}

/**
 * Returns the token within; null if it is tampered with, expired, of another kind, or sealed with an unknown
 * key.
 */
export async function openSealed(
  sealed: string,
  { sql, keys, clock }: { readonly sql: Sql; readonly keys: ServerKeys; readonly clock: Clock },
): Promise<string | null> {
  for (const { privateKey } of await keys.find(sql, kidOf(sealed))) {
    const token = await openWith(privateKey, sealed, clock);
    if (token !== null) return token;
  }
  return null;
}

function kidOf(sealed: string): string {
  try {
    return decodeProtectedHeader(sealed).kid ?? '';
  } catch (error) {
    if (error instanceof TypeError) return '';
    throw error;
  }
}

async function openWith(key: KeyObject, sealed: string, clock: Clock): Promise<string | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: [encryption],
      requiredClaims: ['exp'],
      currentDate: new Date(clock.now()),
    });
    return typeof payload.tok === 'string' ? payload.tok : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Returns whether a text has the shape of a sealed token: five parts, the second of which is empty. */
export function isSealed(text: string): boolean {
  return text.length <= 2000 && /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
