import { sharedImagePath, shareVisitHours } from '@inkstone/contracts/sharing';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../sealing.ts';

const purpose = 'shared images';

/** Leave to fetch one picture of one share, given with the text in which it stands. */
export interface ImageTicket {
  /** Hash of the link that was followed. */
  readonly linkHash: string;
  /** The password that the visitor knew. */
  readonly passwordVersion: number;
  readonly imageId: string;
}

/** The address of a picture for one visit. It names neither picture nor owner. */
export function imageAddress(deps: Pick<Deps, 'keys' | 'random' | 'clock'>, ticket: ImageTicket): string {
  const facts = [ticket.linkHash, ticket.passwordVersion, ticket.imageId, deps.clock.now()];
  return `${sharedImagePath}?ticket=${seal(deps, purpose, JSON.stringify(facts))}`;
}

/** Reads the ticket of an address; null for one that this server did not give, or not lately. */
export function readImageTicket(deps: Pick<Deps, 'keys' | 'clock'>, ticket: string): ImageTicket | null {
  const text = unseal(deps, purpose, ticket);
  if (text === null) return null;
  const [linkHash, passwordVersion, imageId, at] = JSON.parse(text);
  return deps.clock.now() - at < shareVisitHours * hour ? { linkHash, passwordVersion, imageId } : null;
}
