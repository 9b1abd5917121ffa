import { hash } from 'node:crypto';
import type { Random } from '@inkstone/kernel';

/** The content of a token: the id of its owner, and the hash of its secret part. */
export interface TokenParts {
  /** The UUID of the owner. */
  readonly ownerId: string;
  /** SHA-256 of its secret part in base64url. */
  readonly hash: string;
}

const secretBytes = 32;
const idBytes = 16;

/** Creates a token of 64 characters: an id, so that a lookup needs one shard, and 256 random bits. */
export function makeToken(ownerId: string, random: Random): { readonly token: string } & TokenParts {
  return tokenOf(ownerId, random.bytes(secretBytes));
}

/** Creates the token for an existing secret. */
export function tokenOf(ownerId: string, secret: Uint8Array): { readonly token: string } & TokenParts {
  const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  return {
    token: Buffer.concat([id, secret]).toString('base64url'),
    ownerId,
    hash: hashSecret(secret),
  };
}

/** Parses a token; null when it is malformed. */
export function readToken(token: string): TokenParts | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.toString('hex', 0, idBytes);
  const ownerId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { ownerId, hash: hashSecret(bytes.subarray(idBytes)) };
}

function hashSecret(secret: Uint8Array): string {
  return hash('sha256', secret, 'base64url');
}
