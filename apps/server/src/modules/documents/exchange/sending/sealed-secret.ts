import type { Deps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/security/sealing.ts';

/** Version prefix; a new key derivation gets a new number and keeps the old one for reading. */
const keyVersion = '1';
// The key is derived from this text: secrets that are stored depend on it.
const purpose = `secret of a place for archives, ${keyVersion}`;

/** Encrypts the password of a destination for this account. */
export function sealSecret(deps: Pick<Deps, 'keys' | 'random'>, accountId: string, secret: string): string {
  return `${keyVersion}.${seal(deps, purpose, secret, accountId)}`;
}

/** Decrypts the password; null when the server's key has changed. */
export function unsealSecret(deps: Pick<Deps, 'keys'>, accountId: string, sealed: string): string | null {
  const [version, text = ''] = sealed.split('.');
  return version === keyVersion ? unseal(deps, purpose, text, accountId) : null;
}
