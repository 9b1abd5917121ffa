import { shareVisitHours } from '@inkstone/contracts/sharing';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';
import type { VisitedShare } from './find-visited.ts';

const purpose = 'share visits';

/** The state of a visit. */
export interface VisitState {
  /** Whether this view has been counted. */
  readonly isCounted: boolean;
  /** Whether the current password was entered. */
  readonly knowsPassword: boolean;
}

/** Encodes a visit for the visitor's cookie: link, password version and time; nothing about the visitor. */
export function writeVisit(deps: Pick<Deps, 'keys' | 'random' | 'clock'>, { share }: VisitedShare): string {
  const facts = [share.tokenHash, share.passwordVersion, deps.clock.now()];
  return seal(deps, purpose, JSON.stringify(facts));
}

/** Decodes a visit of this link; anything else counts as a new visit. */
export function readVisit(
  deps: Pick<Deps, 'keys' | 'clock'>,
  { linkHash, share }: VisitedShare,
  visit: string,
): VisitState {
  const [tokenHash, passwordVersion, at] = readFacts(unseal(deps, purpose, visit));
  const isFresh = typeof at === 'number' && deps.clock.now() - at < shareVisitHours * hour;
  const isCounted = isFresh && tokenHash === linkHash;
  return { isCounted, knowsPassword: isCounted && passwordVersion === share.passwordVersion };
}

function readFacts(text: string | null): readonly unknown[] {
  const facts: unknown = text === null ? null : JSON.parse(text);
  return Array.isArray(facts) ? facts : [];
}
