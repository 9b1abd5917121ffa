import { rates } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { SharedState } from '../../../platform/shared-state/index.ts';

type LimitDeps = Pick<Deps, 'shared' | 'clock'>;

/** Networks that have sent too many notices which were not believed, by when they are heard again, in ms. */
const refusedUntil = new WeakMap<SharedState, Map<string, number>>();
/** So many networks are remembered by a process; the ones beyond are verified again. */
const mostRemembered = 10_000;

/** Seconds for which notices of a network are not verified; 0 for one that is heard. */
export function waitOf({ shared, clock }: LimitDeps, network: string): number {
  const until = refusedUntil.get(shared)?.get(network) ?? 0;
  return Math.max(0, Math.ceil((until - clock.now()) / second));
}

/**
 * Counts a notice that was not believed. Only these count, so that a provider that signs is never refused for what others
 * send; a process learns of a network over the limit by the next one that it denies.
 */
export async function countDenied({ shared, clock }: LimitDeps, network: string): Promise<void> {
  const wait = await shared.take('deniedNotice', network, rates.deniedNotice);
  if (wait === 0) return;
  const known = refusedUntil.get(shared) ?? new Map<string, number>();
  refusedUntil.set(shared, known);
  if (known.size >= mostRemembered) forgetOld(known, clock.now());
  if (known.size < mostRemembered) known.set(network, clock.now() + wait * second);
}

function forgetOld(known: Map<string, number>, now: number): void {
  for (const [network, until] of known) if (until <= now) known.delete(network);
}
