import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';

/** 192 bits: 32 URL-safe characters, infeasible to guess. */
const tokenBytes = 24;
const purpose = 'share links';

/** The stored form of a link's token. */
export interface StoredToken {
  readonly tokenHash: string;
  readonly tokenSealed: string;
}

/** Creates the token of a new link. It is unrelated to account and document. */
export function makeLinkToken(deps: Pick<Deps, 'keys' | 'random'>): StoredToken {
  const token = Buffer.from(deps.random.bytes(tokenBytes)).toString('base64url');
  return { tokenHash: hashLinkToken(token), tokenSealed: seal(deps, purpose, token) };
}

/** Decrypts the token of a link for its owner; null if the server's secret has changed. */
export function openLinkToken(deps: Pick<Deps, 'keys'>, { tokenSealed }: StoredToken): string | null {
  return unseal(deps, purpose, tokenSealed);
}

/** The lookup key of a link: lookup by hash prevents timing attacks on tokens. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
