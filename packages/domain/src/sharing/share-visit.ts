import type { Instant } from '@inkstone/kernel';
import type { ShareState } from './share-state.ts';

/** What is known of a link when somebody follows it. */
export interface VisitFacts {
  /** `replaced`: the share has another link by now. */
  readonly link: 'current' | 'replaced';
  readonly state: ShareState;
  /** Where its document is; `removed` for good when its row is gone. */
  readonly document: 'live' | 'trashed' | 'removed';
  readonly expiresAt: Instant | null;
  readonly viewLimit: number | null;
  readonly views: number;
  /** Whether this visitor's look has been counted already: it stays theirs when the limit is reached. */
  readonly isCounted: boolean;
  /** Whether somebody the owner belongs to forbids sharing. */
  readonly isForbidden: boolean;
}

/** Why a link does not open, as a code of the error catalogue (readings, 19). */
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
 * In this order: what is final comes first, and who holds an old link learns nothing of what became of the share
 * since. Ordinary edits are no reason: a share shows the text as it is.
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

/** Why a link does not open now; null when it does (its password is asked for afterwards). */
export function whyShareStaysShut(facts: VisitFacts, now: Instant): VisitRefusal | null {
  return reasons.find(([, holds]) => holds(facts, now))?.[0] ?? null;
}
