import { rates } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { SharedState } from '../../../platform/shared-state/index.ts';

type LimitDeps = Pick<Deps, 'shared' | 'clock'>;

/** Networks that have sent too many invalid notices, with the end of their block, in ms. */
const refusedUntil = new WeakMap<SharedState, Map<string, number>>();
/** Maximum number of blocked networks kept in memory; notices of further ones are verified. */
const maxRemembered = 10_000;

/** Returns the seconds for which a network remains blocked; 0 if it is not blocked. */
export function waitOf({ shared, clock }: LimitDeps, network: string): number {
  const until = refusedUntil.get(shared)?.get(network) ?? 0;
  return Math.max(0, Math.ceil((until - clock.now()) / second));
}

/**
 * Counts an invalid notice of a network. Valid notices are not counted, so that a provider is never blocked
 * by what others send. Other processes block a network over the limit after its next invalid notice.
 */
export async function countDenied({ shared, clock }: LimitDeps, network: string): Promise<void> {
  const wait = await shared.take('deniedNotice', network, rates.deniedNotice);
  if (wait === 0) return;
  const known = refusedUntil.get(shared) ?? new Map<string, number>();
  refusedUntil.set(shared, known);
  if (known.size >= maxRemembered) forgetOld(known, clock.now());
  if (known.size < maxRemembered) known.set(network, clock.now() + wait * second);
}

function forgetOld(known: Map<string, number>, now: number): void {
  for (const [network, until] of known) if (until <= now) known.delete(network);
}
