import type { Instant } from '@inkstone/kernel';
import type { ShareState } from './share-state.ts';

/** Facts about a link when it is opened. */
export interface VisitFacts {
  /** `replaced`: the share has a newer link. */
  readonly link: 'current' | 'replaced';
  readonly state: ShareState;
  /** State of the document; `removed` if its row is deleted. */
  readonly document: 'live' | 'trashed' | 'removed';
  readonly expiresAt: Instant | null;
  readonly viewLimit: number | null;
  readonly views: number;
  /** Whether this visitor's view was counted already; it stays valid when the limit is reached. */
  readonly isCounted: boolean;
  /** Whether an organisation of the owner forbids sharing. */
  readonly isForbidden: boolean;
}

/** Reason why a link does not open, as an error code (readings, 19). */
export type VisitRefusal =
  | 'share_closed'
  | 'share_replaced'
  | 'share_deleted'
  | 'share_trashed'
  | 'share_held'
  | 'share_forbidden'
  | 'share_expired'
  | 'share_views_used';

type Reason = readonly [refusal: VisitRefusal, holds: (facts: VisitFacts, now: Instant) => boolean];

/**
 * In this order: permanent reasons come first, and holders of a replaced link learn nothing about the later state of the share.
 * Edits are no reason: a share shows the current text.
 */
const reasons: readonly Reason[] = [
  ['share_deleted', ({ document }) => document === 'removed'],
  ['share_replaced', ({ link }) => link === 'replaced'],
  ['share_held', ({ state }) => state === 'held' || state === 'held_closed'],
  ['share_closed', ({ state }) => state === 'off' || state === 'closed'],
  ['share_trashed', ({ document }) => document === 'trashed'],
  ['share_forbidden', ({ isForbidden }) => isForbidden],
  ['share_expired', ({ expiresAt }, now) => expiresAt !== null && expiresAt <= now],
  [
    'share_views_used',
    ({ viewLimit, views, isCounted }) => !isCounted && viewLimit !== null && views >= viewLimit,
  ],
];

/** Returns the reason why a link does not open now; null if it does (the password is checked afterwards). */
export function shareVisitRefusal(facts: VisitFacts, now: Instant): VisitRefusal | null {
  return reasons.find(([, holds]) => holds(facts, now))?.[0] ?? null;
}
