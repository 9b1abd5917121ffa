import type { KeyObject } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Sql } from '../../../db/database.ts';
import type { ServerKey, ServerKeys } from './server-keys.ts';

/** What a sealed token tells whoever can open it; only `token` is believed, the rest is for those who look. */
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
 * The second form of a token (readings, 31): itself, sealed to the server's public key as a compact JWE. Anybody may
 * seal, so a sealed token is worth just what the token within is worth; nobody but the server can open it.
 */
export function sealToken(claims: Claims, { kid, publicKey }: ServerKey): Promise<string> {
  return new EncryptJWT({ tok: claims.token, sid: claims.sessionId, gen: claims.generation })
    .setSubject(claims.accountId)
    .setExpirationTime(Math.ceil(claims.expiresAt / 1000))
    .setProtectedHeader({ alg: algorithm, enc: encryption, kid })
    .encrypt(publicKey);
}

/** The token within; null for what is tampered with, over, of another kind, or sealed to no key of ours. */
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

/** Whether a text has the shape of a sealed token: five parts, the second of which is empty. */
export function isSealed(text: string): boolean {
  return text.length <= 2000 && /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
