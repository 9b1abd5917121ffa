import {
  type Clock,
  day,
  type Instant,
  later,
  type Random,
  randomInt,
  second,
  systemClock,
} from '@inkstone/kernel';

/** A clock that runs on, and is set anew now and then: by days, forward and back. */
export interface JumpingClock extends Clock {
  jump(random: Random): void;
}

/** Begins with the machine's time. */
export function jumpingClock(): JumpingClock {
  let offset = 0;
  return {
    now: () => later(systemClock.now(), offset),
    jump: (random) => {
      offset = jumpBy(random);
    },
  };
}

/** How wrong a watch is, in ms: up to forty days, either way. */
export function jumpBy(random: Random): number {
  return randomInt(random, (80 * day) / second) * second - 40 * day;
}

/** The time by a watch that is wrong by `offset` ms. */
export function byWatch(clock: Clock, offset: number): Instant {
  return later(clock.now(), offset);
}
