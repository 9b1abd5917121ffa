import { shareVisitHours } from '@inkstone/contracts/sharing';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../sealing.ts';
import type { Visited } from './find-visited.ts';

const purpose = 'share visits';

/** What a visitor has done already. */
export interface VisitState {
  /** Whether this look has been counted. */
  readonly isCounted: boolean;
  /** Whether the password there is now was given. */
  readonly knowsPassword: boolean;
}

/** What a visitor keeps to be known again: which link, which password, since when; nothing about the visitor. */
export function writeVisit(deps: Pick<Deps, 'keys' | 'random' | 'clock'>, { share }: Visited): string {
  const facts = [share.tokenHash, share.passwordVersion, deps.clock.now()];
  return seal(deps, purpose, JSON.stringify(facts));
}

/** Reads what `writeVisit` gave for this link; anything else is a visitor who has done nothing yet. */
export function readVisit(
  deps: Pick<Deps, 'keys' | 'clock'>,
  { linkHash, share }: Visited,
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
