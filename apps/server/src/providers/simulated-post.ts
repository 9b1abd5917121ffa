import { type Instant, later } from '@inkstone/kernel';

/** A notice of a simulated provider, as it was posted. */
export interface PostedNotice {
  /** Number of times that it was posted before. */
  readonly tries: number;
  /** Whether the provider signed it; the refusal of a forged notice or a probe is intended, and not repeated. */
  readonly isGenuine: boolean;
  /** The status of the reply; null without one. */
  readonly status: number | null;
  readonly isAccepted: boolean;
}

/** The state of a notice after a post; with `dueAt` if it is posted again. */
export type PostOutcome =
  | {
      readonly state: 'accepted' | 'denied' | 'given_up';
      readonly tries: number;
      readonly status: number | null;
    }
  | {
      readonly state: 'due';
      readonly tries: number;
      readonly status: number | null;
      readonly dueAt: Instant;
    };

/** Returns the state of a notice after a post. `pauseAfter`: the delay after a number of posts, in ms; null to give up. */
export function outcomeOf(
  { tries: before, isGenuine, status, isAccepted }: PostedNotice,
  now: Instant,
  pauseAfter: (tries: number) => number | null,
): PostOutcome {
  const tries = before + 1;
  if (isAccepted) return { state: 'accepted', tries, status };
  if (!isGenuine && status !== null) return { state: 'denied', tries, status };
  const pause = pauseAfter(tries);
  if (pause === null) return { state: 'given_up', tries, status };
  return { state: 'due', tries, status, dueAt: later(now, pause) };
}
