import { createHash } from 'node:crypto';
import type { Random } from '@inkstone/kernel';

/** What a token says: which row it belongs to, and the proof of which only the hash is kept. */
export interface TokenParts {
  /** The UUID it was made for. */
  readonly ownerId: string;
  /** SHA-256 of its secret part in base64url. */
  readonly hash: string;
}

const secretBytes = 32;
const idBytes = 16;

/** A fresh token of 64 characters: an id, so that one row on one shard answers for it, and 256 bits of chance. */
export function makeToken(ownerId: string, random: Random): { readonly token: string } & TokenParts {
  return tokenOf(ownerId, random.bytes(secretBytes));
}

/** The token of a secret that is there already. */
export function tokenOf(ownerId: string, secret: Uint8Array): { readonly token: string } & TokenParts {
  const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  return {
    token: Buffer.concat([id, secret]).toString('base64url'),
    ownerId,
    hash: hashSecret(secret),
  };
}

/** Reads a token; null when it cannot be one of ours. */
export function readToken(token: string): TokenParts | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.toString('hex', 0, idBytes);
  const ownerId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { ownerId, hash: hashSecret(bytes.subarray(idBytes)) };
}

function hashSecret(secret: Uint8Array): string {
  return createHash('sha256').update(secret).digest('base64url');
}
