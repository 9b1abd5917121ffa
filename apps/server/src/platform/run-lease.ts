import { type Instant, later, second } from '@inkstone/kernel';
import type { Platform } from './platform.ts';

const heartbeat = 5 * second;

/** The lease of a run on its work: while it is valid, other processes do not process the work. */
export interface RunLease {
  /** Aborts when another run has taken over the work, or it was cancelled. */
  readonly lost: AbortSignal;
  /** Extends the lease now. Call it before each step. */
  renew(): Promise<void>;
  /** Ends the extensions; the run itself is ended by its caller. */
  release(): void;
}

/**
 * Extends the lease of a run every five seconds. A run that has not been extended for `lease` ms counts as
 * ended. `extend` stores the new end of the lease, and returns whether the run still holds it.
 */
export function holdRunLease(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  lease: number,
  extend: (until: Instant) => Promise<boolean>,
): RunLease {
  const stopping = new AbortController();
  const renew = async () => {
    if (!(await extend(later(clock.now(), lease)))) stopping.abort();
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn('the lease of a run could not be renewed', { error }));
  }, heartbeat).unref();
  return { lost: stopping.signal, renew, release: () => clearInterval(timer) };
}
