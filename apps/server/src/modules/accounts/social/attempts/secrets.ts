import { createHash, createHmac } from 'node:crypto';
import type { Random } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';

const stateBytes = 32;

/** What an attempt's nonce and PKCE verifier are drawn from, so that neither is stored anywhere. */
export interface AttemptSecrets {
  readonly nonce: string;
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

/** A fresh state. Hexadecimal, because WeChat takes letters and digits only. */
export function makeState(random: Random): string {
  return Buffer.from(random.bytes(stateBytes)).toString('hex');
}

/** What is kept of a state, a ticket or a credential. */
export function hashHex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The secrets that belong to a state. Only this server can draw them. */
export function secretsOf({ keys }: Pick<Deps, 'keys'>, state: string): AttemptSecrets {
  const draw = (what: string) =>
    createHmac('sha256', keys.derive('social logins')).update(`${what} ${state}`).digest('base64url');
  const verifier = draw('verifier');
  return { nonce: draw('nonce'), verifier, challenge: challengeOf(verifier) };
}

/** The challenge of a PKCE verifier (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
