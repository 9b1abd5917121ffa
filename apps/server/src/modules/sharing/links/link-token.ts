import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../sealing.ts';

/** 192 bits: 32 characters that no one guesses and no escaping spoils. */
const tokenBytes = 24;
const purpose = 'share links';

/** What is kept of a link's token. */
export interface KeptToken {
  readonly tokenHash: string;
  readonly tokenSealed: string;
}

/** Makes the token of a new link. It says nothing about account or document. */
export function makeLinkToken(deps: Pick<Deps, 'keys' | 'random'>): KeptToken {
  const token = Buffer.from(deps.random.bytes(tokenBytes)).toString('base64url');
  return { tokenHash: hashLinkToken(token), tokenSealed: seal(deps, purpose, token) };
}

/** The token of a link, for its owner; null when the server's secret is another one by now. */
export function openLinkToken(deps: Pick<Deps, 'keys'>, { tokenSealed }: KeptToken): string | null {
  return unseal(deps, purpose, tokenSealed);
}

/** By what a link is found: whoever measures how long that takes learns of hashes, not of tokens. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
