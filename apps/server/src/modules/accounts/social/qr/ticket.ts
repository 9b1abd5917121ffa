import type { Deps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/security/sealing.ts';

const purpose = 'wechat qr tickets';

/** Creates the sealed form of a ticket, which is opaque and can be opened for its own browser only. */
export function sealTicket(deps: Pick<Deps, 'keys' | 'random'>, ticket: string, deviceId: string): string {
  return seal(deps, purpose, ticket, deviceId);
}

/** Opens a sealed ticket; null when it is invalid for this browser. */
export function unsealTicket(deps: Pick<Deps, 'keys'>, sealed: string, deviceId: string): string | null {
  return unseal(deps, purpose, sealed, deviceId);
}
