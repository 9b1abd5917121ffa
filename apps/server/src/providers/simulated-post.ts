import { type Instant, later } from '@inkstone/kernel';

/** A notice of a simulated provider, as it was posted. */
export interface PostedNotice {
  /** How often it was posted before. */
  readonly tries: number;
  /** Signed by the provider; a forger and a probe want to see the refusal, once. */
  readonly isGenuine: boolean;
  /** The status of the reply; null for none. */
  readonly status: number | null;
  readonly isAccepted: boolean;
}

/** The state of a notice after a post; `dueAt` if it is posted again. */
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

/** What becomes of a notice after a post. `pauseAfter`: the pause after so many posts, in ms; null for no more. */
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
