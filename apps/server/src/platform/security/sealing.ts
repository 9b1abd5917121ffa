import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Platform } from '../platform.ts';

const nonceBytes = 12;
const proofBytes = 16;

/**
 * Encrypts a text for one purpose with a key of this server; URL-safe. Only `unseal` decrypts it, for the
 * same purpose and the same `owner`: moved to another row, it cannot be read.
 */
export function seal(
  { keys, random }: Pick<Platform, 'keys' | 'random'>,
  purpose: string,
  text: string,
  owner = '',
): string {
  const nonce = random.bytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keys.derive(purpose), nonce).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
}

/**
 * Decrypts a text sealed for the purpose, also with a former key; null for texts not sealed by this server.
 */
export function unseal(
  { keys }: Pick<Platform, 'keys'>,
  purpose: string,
  sealed: string,
  owner = '',
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + proofBytes) return null;
  for (const key of keys.deriveAll(purpose)) {
    const text = open(key, bytes, owner);
    if (text !== null) return text;
  }
  return null;
}

function open(key: Uint8Array, bytes: Buffer, owner: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-proofBytes));
  try {
    const hidden = bytes.subarray(nonceBytes, -proofBytes);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
