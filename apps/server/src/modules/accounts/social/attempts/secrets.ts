import { createHash, createHmac } from 'node:crypto';
import type { Deps } from '../../../../deps.ts';
import type { Keys } from '../../../../platform/security/keys.ts';
import { challengeOf } from '../../../../platform/security/pkce.ts';

const chanceBytes = 24;
/** Length of the tag that identifies the key of a state. */
const tagDigits = 16;
const purpose = 'social logins';

/** The nonce and the PKCE verifier of an attempt. Both are derived from the state and the key, so neither is stored. */
export interface AttemptSecrets {
  readonly nonce: string;
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

/** Creates a state. Hexadecimal, because WeChat accepts letters and digits only. */
export function makeState({ keys, random }: Pick<Deps, 'keys' | 'random'>): string {
  const chance = Buffer.from(random.bytes(chanceBytes)).toString('hex');
  return chance + tagOf(keys.derive(purpose), chance);
}

function tagOf(key: Uint8Array, chance: string): string {
  return createHmac('sha256', key).update(`state ${chance}`).digest('hex').slice(0, tagDigits);
}

/** Returns the key that a state was created with, because a verifier can be tried only once. */
function keyOf(keys: Keys, state: string): Uint8Array {
  const [chance, tag] = [state.slice(0, -tagDigits), state.slice(-tagDigits)];
  return keys.deriveAll(purpose).find((key) => tagOf(key, chance) === tag) ?? keys.derive(purpose);
}

/** Returns the stored hash of a state, a ticket or a credential. */
export function hashHex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Derives the secrets of a state. Requires the server's key. */
export function secretsOf({ keys }: Pick<Deps, 'keys'>, state: string): AttemptSecrets {
  const key = keyOf(keys, state);
  const derive = (what: string) => createHmac('sha256', key).update(`${what} ${state}`).digest('base64url');
  const verifier = derive('verifier');
  return { nonce: derive('nonce'), verifier, challenge: challengeOf(verifier) };
}
