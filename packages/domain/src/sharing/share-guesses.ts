import type { Rate } from '@inkstone/contracts';
import { shareGuessLimits } from '@inkstone/contracts/sharing';
import { type Instant, later, minute, second } from '@inkstone/kernel';

/** Wrong passwords of a share within the window of a rate limit. */
export interface ShareGuesses {
  readonly count: number;
  readonly oldestAt: Instant | null;
}

/** Minutes until another attempt on a share is allowed, 0 if now. */
export function minutesUntilNextShareGuess(
  fromAddress: ShareGuesses,
  fromAnywhere: ShareGuesses,
  now: Instant,
): number {
  return Math.max(
    wait(fromAddress, shareGuessLimits.perAddress, now),
    wait(fromAnywhere, shareGuessLimits.perShare, now),
  );
}

function wait({ count, oldestAt }: ShareGuesses, limit: Rate, now: Instant): number {
  if (count < limit.requests || oldestAt === null) return 0;
  return Math.max(0, Math.ceil((later(oldestAt, limit.seconds * second) - now) / minute));
}
