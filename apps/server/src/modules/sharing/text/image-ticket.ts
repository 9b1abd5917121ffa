import { sharedImagePath, shareVisitHours } from '@inkstone/contracts/sharing';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';

const purpose = 'shared images';

/** Permission to fetch one picture of a share, issued with the text that contains it. */
export interface ImageTicket {
  /** Hash of the link used. */
  readonly linkHash: string;
  /** The version of the password that the visitor entered. */
  readonly passwordVersion: number;
  readonly imageId: string;
}

/** Returns a picture URL for one visit. It reveals neither picture nor owner. */
export function imageAddress(deps: Pick<Deps, 'keys' | 'random' | 'clock'>, ticket: ImageTicket): string {
  const facts = [ticket.linkHash, ticket.passwordVersion, ticket.imageId, deps.clock.now()];
  return `${sharedImagePath}?ticket=${seal(deps, purpose, JSON.stringify(facts))}`;
}

/** Reads the ticket of a URL; null if it is invalid or expired. */
export function readImageTicket(deps: Pick<Deps, 'keys' | 'clock'>, ticket: string): ImageTicket | null {
  const text = unseal(deps, purpose, ticket);
  if (text === null) return null;
  const [linkHash, passwordVersion, imageId, at] = JSON.parse(text);
  return deps.clock.now() - at < shareVisitHours * hour ? { linkHash, passwordVersion, imageId } : null;
}
