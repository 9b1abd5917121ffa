import { type Rate, signInLimits } from '@inkstone/contracts';
import { type Instant, later, minute, second } from '@inkstone/kernel';

/** Wrong passwords within the window of a rate limit. */
export interface Guesses {
  readonly count: number;
  readonly oldestAt: Instant | null;
}

/**
 * Minutes until another attempt is allowed; 0 if one is allowed now. Owners can always sign in with a code, so wrong guesses by
 * others do not lock them out.
 */
export function minutesUntilNextGuess(forAccount: Guesses, fromAddress: Guesses, now: Instant): number {
  return Math.max(
    wait(forAccount, signInLimits.wrongPasswordsPerAccount, now),
    wait(fromAddress, signInLimits.wrongPasswordsPerAddress, now),
  );
}

function wait({ count, oldestAt }: Guesses, limit: Rate, now: Instant): number {
  if (count < limit.requests || oldestAt === null) return 0;
  return Math.max(0, Math.ceil((later(oldestAt, limit.seconds * second) - now) / minute));
}
