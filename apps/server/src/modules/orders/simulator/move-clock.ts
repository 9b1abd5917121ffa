import { AppError, type ReplyOf } from '@inkstone/contracts';
import { maxMove, type moveTestClock, type readTestClock } from '@inkstone/contracts/orders';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { TestClock } from '../../../platform/test-clock/index.ts';

/** Maximum number of due times processed in one call. Only a large move in a busy installation has more. */
const maxStops = 1000;

type Reading = typeof readTestClock;
type Moving = typeof moveTestClock;

/** Returns the time of the test clock. */
export const readClock: UseCase<Reading, ReplyOf<Reading>> = async (deps) => view(deps, requireClock(deps));

/**
 * Advances the clock step by step to each due time and runs what is due, so that handlers see the time at
 * which they would have run, also in the first minutes of an installation. Throws `simulated_action_refused` for a move backward.
 */
export const moveClock: UseCase<Moving, ReplyOf<Moving>> = async (deps, _who, input) => {
  const clock = requireClock(deps);
  const to = instant(input.to);
  if (to <= clock.now() || to - clock.now() > maxMove) throw new AppError('simulated_action_refused');
  await deps.startDue();
  let done = 0;
  for (let stops = 0; stops < maxStops; stops++) {
    done += await deps.runDue();
    const next = await deps.nextDue();
    const isLast = next === null || next > to;
    await clock.moveTo(isLast ? to : next);
    if (!isLast) continue;
    done += await deps.runDue();
    return { ...(await view(deps, clock)), done, isThere: true };
  }
  return { ...(await view(deps, clock)), done, isThere: false };
};

function requireClock({ testClock }: Pick<Deps, 'testClock'>): TestClock {
  if (!testClock) throw new AppError('not_found');
  return testClock;
}

async function view(deps: Deps, clock: TestClock): Promise<ReplyOf<Reading>> {
  return { now: clock.now(), ahead: clock.ahead(), nextDue: await deps.nextDue() };
}
