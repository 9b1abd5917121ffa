import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';

const purpose = 'second factors of staff';

/** Encrypts a TOTP secret for its account: moved to another row, it cannot be read. */
export function sealSecret(deps: Pick<Deps, 'keys' | 'random'>, accountId: string, secret: string): string {
  return seal(deps, purpose, secret, accountId);
}

/** Decrypts the secret; null if the server no longer has the key. */
export function openSecret(
  deps: Pick<Deps, 'keys'>,
  accountId: string,
  sealed: string | null,
): string | null {
  return sealed === null ? null : unseal(deps, purpose, sealed, accountId);
}
