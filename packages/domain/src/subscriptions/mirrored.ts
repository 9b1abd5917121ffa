import type { Instant } from '@inkstone/kernel';

/**
 * A subscription as its provider describes it. The provider decides periods and charges; nothing of it is computed
 * here. `version` is the provider's signed time or version of the description.
 */
export interface ProviderSnapshot {
  readonly id: string;
  readonly version: number;
  readonly status: 'incomplete' | 'active' | 'past_due' | 'paused' | 'ended';
  readonly periodStart: Instant;
  readonly periodEnd: Instant;
  readonly cancelAtEnd: boolean;
  readonly amount: number;
  readonly currency: string;
}

/**
 * Reduces snapshots of one subscription to the one that holds: the newest by the provider's version. Of two with one
 * version the same one is chosen in whatever order they come, so that the order of notices never changes the result.
 */
export function fromProvider(known: ProviderSnapshot | null, given: ProviderSnapshot): ProviderSnapshot {
  if (known === null) return given;
  if (known.id !== given.id) throw new Error('Snapshots of two subscriptions');
  if (given.version !== known.version) return given.version > known.version ? given : known;
  return textOf(given) > textOf(known) ? given : known;
}

/** An ended subscription comes before one that runs. */
function textOf({ status, periodEnd, periodStart, cancelAtEnd, amount, currency }: ProviderSnapshot): string {
  return JSON.stringify([status === 'ended', status, periodEnd, periodStart, cancelAtEnd, amount, currency]);
}
