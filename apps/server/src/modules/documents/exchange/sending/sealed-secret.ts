import type { Deps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../sealing.ts';

/** Stands before what was sealed; a new way to draw the key gets a new number and keeps the old one for reading. */
const keyVersion = '1';
const purpose = `secret of a place for archives, ${keyVersion}`;

/** Encrypts the password of a place so that it can be read for this account only. */
export function sealSecret(deps: Pick<Deps, 'keys' | 'random'>, accountId: string, secret: string): string {
  return `${keyVersion}.${seal(deps, purpose, secret, accountId)}`;
}

/** The password that was sealed for the account; null when this server's key is no longer the one it was. */
export function unsealSecret(deps: Pick<Deps, 'keys'>, accountId: string, sealed: string): string | null {
  const [version, text = ''] = sealed.split('.');
  return version === keyVersion ? unseal(deps, purpose, text, accountId) : null;
}
