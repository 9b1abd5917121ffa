import type { Deps } from '../../deps.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';

const purpose = 'keys of text models';

/** Encrypts the key of a service for the origin of its address: it is never sent to another server. */
export function sealKey(deps: Pick<Deps, 'keys' | 'random'>, url: string, key: string): string {
  return seal(deps, purpose, key, new URL(url).origin);
}

/** Decrypts the key for an address; null if there is none, or it was entered for another server. */
export function openKey(deps: Pick<Deps, 'keys'>, url: string, sealed: string | null): string | null {
  return sealed === null || !URL.canParse(url) ? null : unseal(deps, purpose, sealed, new URL(url).origin);
}
