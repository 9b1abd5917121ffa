import type { Deps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../sealing.ts';

const purpose = 'wechat qr tickets';

/** The second form of a ticket: it tells nothing, and can be opened for its own browser only. */
export function sealTicket(deps: Pick<Deps, 'keys' | 'random'>, ticket: string, deviceId: string): string {
  return seal(deps, purpose, ticket, deviceId);
}

/** The ticket within; null for what is none of this browser's. */
export function unsealTicket(deps: Pick<Deps, 'keys'>, sealed: string, deviceId: string): string | null {
  return unseal(deps, purpose, sealed, deviceId);
}
