import type { Instant } from '@inkstone/kernel';

/**
 * The state of a subscription as its provider reports it. The provider determines periods and charges. `version` is the
 * provider's signed time or version of the report.
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
 * Returns the valid one of two snapshots of one subscription: the newer one by the provider's version. If both have the same
 * version, the choice does not depend on their order, so that the order of notices never changes the result.
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
